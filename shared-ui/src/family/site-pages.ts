import { COMPANY } from 'shared-contracts/site/company'
import type { ThemeName } from '../theme/tokens.ts'

/** A site in screens that the host draws itself, before or without the site's own scripts. */
export interface SitePages {
  /** The name in the site's own header. */
  readonly name: string
  /** Addresses inside the site. */
  readonly pages: readonly { readonly label: string; readonly path: string }[]
}

/** By the theme of the site. */
export const SITE_PAGES: Readonly<Record<ThemeName, SitePages>> = {
  loom: {
    name: COMPANY.name,
    pages: [
      { label: 'About Us', path: '/about' },
      { label: 'Services', path: '/services' },
      { label: 'News & Updates', path: '/news' },
      { label: 'Careers', path: '/careers' },
      { label: 'Search', path: '/search' },
    ],
  },
  floodlight: {
    name: 'GPL',
    pages: [
      { label: 'Live', path: '/live' },
      { label: 'Fixtures', path: '/fixtures' },
      { label: 'Tables', path: '/tables' },
      { label: 'Teams', path: '/teams' },
      { label: 'Players', path: '/players' },
      { label: 'News', path: '/news' },
      { label: 'Shop', path: '/shop' },
    ],
  },
  premiership: {
    name: 'Ghana Premiership',
    pages: [{ label: 'About', path: '/about' }],
  },
}
