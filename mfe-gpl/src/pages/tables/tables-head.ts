/** What the page says of itself until it knows its season. */
export const TABLES_HEAD = {
  title: 'League table, form and statistics, GPL',
  description: 'The table of the season and of earlier ones, with form, statistics and export.',
}
