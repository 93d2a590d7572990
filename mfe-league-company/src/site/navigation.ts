/** The sections of the home page that menus lead to; addresses inside this remote. */
export const SECTION_LINKS = [
  { label: 'Fundraising', to: '/#fundraising' },
  { label: 'Sponsorship', to: '/#sponsorship' },
  { label: 'Broadcast', to: '/#broadcast' },
] as const

export const CONTACT_LINK = { label: 'Contact Us', to: '/#contact' } as const
