import styled from '@emotion/styled'
import { useHost } from 'shared-contracts/host'
import { familySites } from './family-sites.ts'

/** The slim bar above every site of the family, on screens that have room for it; menus have the same entries. */
export function FamilyBar() {
  return (
    <Bar aria-label="Our sites" data-ground="deep">
      <ul>
        {familySites(useHost().basePath).map(({ label, href, isOwn }) => (
          <li key={label}>
            <a href={href} aria-current={(isOwn && !href.includes('#')) || undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Bar>
  )
}

const Bar = styled.nav`
  font-size: var(--text-xs);

  ul {
    display: flex;
    gap: 28px;
    max-width: var(--page);
    margin-inline: auto;
    padding-inline: clamp(20px, 4vw, 48px);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--family-bar);
    color: var(--on-deep-muted);
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  a[aria-current] {
    font-weight: 600;
    color: var(--on-deep);
  }

  @media (max-width: 56.24em), print {
    display: none;
  }
`
