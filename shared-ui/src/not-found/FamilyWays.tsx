import styled from '@emotion/styled'
import { familySites } from '../family/family-sites.ts'

/** Links to the family's sites on a screen without a page, each large enough for a thumb. */
export function FamilyWays() {
  return (
    <Ways aria-label="Our sites">
      <ul>
        {familySites('').map(({ label, href }) => (
          <li key={label}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </Ways>
  )
}

const Ways = styled.nav`
  ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: 24px;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`
