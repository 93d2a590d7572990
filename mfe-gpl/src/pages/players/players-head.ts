/** Metadata of the players of the current season, and of the page until a season is loaded. */
export const PLAYERS_HEAD = {
  title: 'Players, top scorers and assists, GPL',
  description:
    'Top scorers, top assisters and the players of every club of the Ghana Premier League.',
}
