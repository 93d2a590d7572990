/** Where the family's sites begin, for links from one to another. Who answers there, releases say. */
export const GROUP_PREFIX = '/fbcpartners'
export const LEAGUE_COMPANY_PREFIX = '/ghanapremiership'
export const PORTAL_PREFIX = '/gpl'
