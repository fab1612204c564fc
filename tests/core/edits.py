"""Any edit of a section of four players, as a function from section to section."""

from dataclasses import replace

from hypothesis import strategies as st

from arbiter_app.core import entries
from arbiter_app.core.event import set_round_count, set_rules
from arbiter_app.core.roster import renumber, withdraw

EDITS = st.one_of(
    st.builds(
        lambda no, n, text: lambda s: entries.enter_cell(s, no, n, text),
        st.integers(1, 4),
        st.integers(1, 2),
        st.sampled_from(["1", "0", "½", "--", "", "2w1", "3b", "W4", "1?0", "H", "B=½", "Z", "=u"]),
    ),
    st.builds(lambda no: lambda s: entries.clear_cell(s, no, 1), st.integers(1, 4)),
    st.builds(lambda no: lambda s: entries.dispute(s, no, 1, "?"), st.integers(1, 4)),
    st.builds(lambda no, n: lambda s: withdraw(s, no, n), st.integers(1, 4), st.integers(0, 2)),
    st.builds(lambda no: lambda s: withdraw(s, no, None), st.integers(1, 4)),
    st.builds(lambda n: lambda s: set_round_count(s, n), st.integers(2, 4)),
    st.builds(lambda n: lambda s: entries.fill_absent(s, n), st.integers(1, 2)),
    st.builds(lambda order: lambda s: renumber(s, order), st.permutations([1, 2, 3, 4])),
    st.builds(lambda n: lambda s: set_rules(s, replace(s.rules, half_bye=n)), st.integers(0, 2)),
)
