/** A page of the group's site in a menu. */
export interface PageLink {
  readonly to: string
  readonly label: string
}

export const HOME: PageLink = { to: '/', label: 'Home' }
export const ABOUT: PageLink = { to: '/about', label: 'About Us' }
export const SERVICES: PageLink = { to: '/services', label: 'Services' }
export const NEWS: PageLink = { to: '/news', label: 'News & Updates' }

/** The contact section of the home page. The host scrolls to it, after loading the home page if necessary. */
export const CONTACT_ANCHOR = '/#contact'
