import { useLocation } from 'shared-contracts/router'
import { siteAt } from '../data/sites.ts'

/** The site that the visitor is on, or `null` for a subsidiary that has none. */
export const useSite = () => siteAt(useLocation().pathname)
