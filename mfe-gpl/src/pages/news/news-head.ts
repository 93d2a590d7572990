/** Metadata of the lists of news. */
export const NEWS_HEAD = {
  title: 'GPL News & Updates',
  description:
    'Transfers, match reports, interviews, analysis, youth and international news of the Ghana Premier League.',
}
