import styled from '@emotion/styled'
import { useHost } from 'shared-contracts/host'
import { familySites } from './family-sites.ts'

/** The other sites of the family, below the entries of a small screen's menu. */
export function FamilyEntries() {
  return (
    <Entries aria-label="Our other sites">
      <ul>
        {familySites(useHost().basePath)
          .filter(({ isOwn }) => !isOwn)
          .map(({ label, href }) => (
            <li key={label}>
              <a href={href}>{label}</a>
            </li>
          ))}
      </ul>
    </Entries>
  )
}

const Entries = styled.nav`
  margin-block-start: 24px;
  font-size: var(--text-s);

  a {
    display: flex;
    align-items: center;
    min-height: 44px;
  }
`
