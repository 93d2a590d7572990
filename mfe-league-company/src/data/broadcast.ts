export interface ReachFigure {
  readonly figure: string
  readonly label: string
}

/** Marketing figures of requirement 9 that belong to the audience on screens. */
export const SCREEN_REACH: readonly ReachFigure[] = [
  { figure: '30M+', label: 'viewers' },
  { figure: '180+', label: 'live matches' },
  { figure: '15+', label: 'countries' },
  { figure: '12M+', label: 'monthly views' },
  { figure: '250K+', label: 'subscribers' },
]

/** Marketing figure about the audience at the grounds. */
export const SUPPORTERS: ReachFigure = { figure: '100,000+', label: 'supporters' }

export interface BroadcastRight {
  readonly title: string
  readonly description: string
}

export const BROADCAST_RIGHTS: readonly BroadcastRight[] = [
  {
    title: 'Domestic television',
    description: 'Live and delayed matches for Ghana’s free-to-air and pay channels.',
  },
  {
    title: 'International television',
    description: 'Territory by territory, with a clean feed for your own commentary.',
  },
  {
    title: 'Streaming and mobile',
    description: 'Live matches for apps and web services, with captions and match data.',
  },
  {
    title: 'Highlights and archive',
    description: 'Goals, weekly programmes and past seasons for news and features.',
  },
]
