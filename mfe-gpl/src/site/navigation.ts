export interface PortalPage {
  readonly to: string
  readonly label: string
}

/** The portal's pages in the order of its navigation (requirement 2.13). */
export const PAGES: readonly PortalPage[] = [
  { to: '/', label: 'Home' },
  { to: '/live', label: 'Live' },
  { to: '/fixtures', label: 'Fixtures' },
  { to: '/tables', label: 'Tables' },
  { to: '/teams', label: 'Teams' },
  { to: '/players', label: 'Players' },
  { to: '/news', label: 'News' },
  { to: '/shop', label: 'Shop' },
]
