/** What the portal is about, before any answer has come: its own name for the league, as its header has it. */
export const COMPETITION = 'Ghana Premier League'
