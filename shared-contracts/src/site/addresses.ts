/** Base paths of the family's sites, for links between them. The releases decide which remote answers there. */
export const GROUP_PREFIX = '/fbcpartners'
export const LEAGUE_COMPANY_PREFIX = '/ghanapremiership'
export const PORTAL_PREFIX = '/gpl'
