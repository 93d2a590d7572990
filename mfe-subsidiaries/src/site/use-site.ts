import { useLocation } from 'shared-contracts/router'
import { siteAt } from '../data/sites.ts'

/** Returns the visitor's current site, or `null` for a subsidiary without one. */
export const useSite = () => siteAt(useLocation().pathname)
