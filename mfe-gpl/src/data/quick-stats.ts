/**
 * The season in three figures (requirement 9). Written out, so that the news loads no players and results; a
 * test compares them with what they are taken from.
 */
export const QUICK_STATS = [
  { value: 15, label: 'goals top scorer' },
  { value: 14, label: 'matches played' },
  { value: 18, label: 'teams' },
] as const
