/**
 * Constants of the business group. Phone, e-mail and names belong to no real person, firm or line:
 * the number lies in a range that is never assigned and the domain is reserved for examples.
 */
export const COMPANY = {
  name: 'FBC Partners',
  legalName: 'FBC Partners Group Limited',
  tagline: 'Diversified Business Group',
  foundedYear: 2014,
  address: 'East Legon, Accra, Ghana',
  phone: '+233 30 000 0100',
  email: 'info@fbcpartners.example',
  licence: 'FBC-2025-001',
  copyrightYear: 2025,
  /** The one answer to the three conflicting opening times; see docs/decisions/0003-business-hours.md. */
  businessHours: {
    weekdays: 'Monday - Friday: 8:00 AM - 6:00 PM',
    weekends: 'Saturday - Sunday: Closed',
  },
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
