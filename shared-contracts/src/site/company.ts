/**
 * Constants of the business group. Facts that the group can change, such as its phone number and hours, come
 * from the API: see `api/company`. Names belong to no real person or firm, and the domain is reserved for
 * examples.
 */
export const COMPANY = {
  name: 'FBC Partners',
  legalName: 'FBC Partners Group Limited',
  tagline: 'Diversified Business Group',
  foundedYear: 2014,
  /** For text that servers write themselves, such as mails and form pages; pages of the site ask the API. */
  address: 'East Legon, Accra, Ghana',
  email: 'info@fbcpartners.example',
  copyrightYear: 2025,
  /** Position of the head office for the map: latitude and longitude in degrees, WGS 84. */
  location: { latitude: 5.6358, longitude: -0.1614 },
} as const

/** Constants of the company that commercialises the league. */
export const LEAGUE_COMPANY = {
  name: 'Ghana Premiership Company',
  address: 'Independence Avenue, Accra, Ghana',
  emails: {
    investment: 'investment@ghanapremiership.example',
    sponsorship: 'sponsorship@ghanapremiership.example',
    broadcast: 'broadcast@ghanapremiership.example',
  },
} as const
