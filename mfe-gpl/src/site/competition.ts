/** The portal's own name for the league, as in its header; available before any data is loaded. */
export const COMPETITION = 'Ghana Premier League'
