/** Metadata of a record's page until the record is known. */
export interface RecordHead {
  readonly title: string
  readonly description: string
  /** The kind of record, in a word. */
  readonly name: string
}

export const MATCH_HEAD: RecordHead = {
  title: 'Match, GPL',
  description: 'A match of the league: score, events, line-ups, statistics and history.',
  name: 'Match',
}
export const TEAM_HEAD: RecordHead = {
  title: 'Team, GPL',
  description: 'A club of the league: squad, results, fixtures and honours.',
  name: 'Team',
}
export const PLAYER_HEAD: RecordHead = {
  title: 'Player, GPL',
  description: 'A player of the league: figures, clubs and seasons.',
  name: 'Player',
}
export const ARTICLE_HEAD: RecordHead = {
  title: 'Story, GPL',
  description: 'A story of the league.',
  name: 'Story',
}
