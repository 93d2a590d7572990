import { useHost } from 'shared-contracts/host'
import { familySites } from './family-sites.ts'

/** The other sites of the family, as entries of a small screen's menu. */
export function FamilyEntries() {
  return (
    <ul aria-label="Our other sites">
      {familySites(useHost().basePath)
        .filter(({ isCurrent }) => !isCurrent)
        .map(({ label, href }) => (
          <li key={label}>
            <a href={href}>{label}</a>
          </li>
        ))}
    </ul>
  )
}
