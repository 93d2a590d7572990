/** Metadata of the page until its season is loaded. */
export const TABLES_HEAD = {
  title: 'League table, form and statistics, GPL',
  description: 'The table of the season and of earlier ones, with form, statistics and export.',
}
