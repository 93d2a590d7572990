import { GROUP_PREFIX, LEAGUE_COMPANY_PREFIX, PORTAL_PREFIX } from 'shared-contracts/site/addresses'
import { COMPANY } from 'shared-contracts/site/company'

/** A site of the family in bars and menus. */
export interface FamilySite {
  readonly label: string
  readonly href: string
  /** Whether it is the site that the visitor is on, or a part of it. */
  readonly isOwn: boolean
}

/**
 * Returns the sites of the family, in the order of a bar.
 *
 * @param basePath base path of the current site; the group's links keep it.
 */
export function familySites(basePath: string): readonly FamilySite[] {
  const isOfGroup = basePath === '' || basePath === GROUP_PREFIX
  const group = isOfGroup ? basePath : ''
  return [
    { label: COMPANY.name, href: group || '/', isOwn: isOfGroup },
    { label: 'Subsidiaries', href: `${group || '/'}#subsidiaries`, isOwn: isOfGroup },
    { label: 'League portal', href: PORTAL_PREFIX, isOwn: basePath === PORTAL_PREFIX },
    {
      label: 'League company',
      href: LEAGUE_COMPANY_PREFIX,
      isOwn: basePath === LEAGUE_COMPANY_PREFIX,
    },
  ]
}
