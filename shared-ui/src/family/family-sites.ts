import { GROUP_PREFIX, LEAGUE_COMPANY_PREFIX, PORTAL_PREFIX } from 'shared-contracts/site/addresses'
import { COMPANY } from 'shared-contracts/site/company'

/** A site of the family as bars and menus name it. */
export interface FamilySite {
  readonly label: string
  readonly href: string
  /** Whether the visitor is on it. */
  readonly isCurrent: boolean
}

/**
 * The sites that belong together, in the order of a bar.
 *
 * @param basePath where the visitor's own site begins; the group's links keep it.
 */
export function familySites(basePath: string): readonly FamilySite[] {
  const isOfGroup = basePath === '' || basePath === GROUP_PREFIX
  const group = isOfGroup ? basePath : ''
  return [
    { label: COMPANY.name, href: group || '/', isCurrent: isOfGroup },
    { label: 'Subsidiaries', href: `${group}/#subsidiaries`, isCurrent: false },
    { label: 'League portal', href: PORTAL_PREFIX, isCurrent: basePath === PORTAL_PREFIX },
    {
      label: 'League company',
      href: LEAGUE_COMPANY_PREFIX,
      isCurrent: basePath === LEAGUE_COMPANY_PREFIX,
    },
  ]
}
