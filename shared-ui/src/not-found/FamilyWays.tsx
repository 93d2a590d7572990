import styled from '@emotion/styled'
import { familySites } from '../family/family-sites.ts'

interface FamilyWaysProps {
  /** Address of the group's home, under the prefix that the visitor uses. */
  readonly groupHome?: string
}

/** Links to the family's sites on a screen without a page, each large enough for a thumb. */
export function FamilyWays({ groupHome = '/' }: FamilyWaysProps = {}) {
  return (
    <Ways aria-label="Our sites">
      <ul>
        {familySites('').map(({ label, href, isOwn }) => (
          <li key={label}>
            <a href={isOwn ? groupHome + href.slice(1) : href}>{label}</a>
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
