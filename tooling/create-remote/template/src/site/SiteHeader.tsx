import styled from '@emotion/styled'
import { NavLink } from 'shared-contracts/router'
import { FamilyEntries, HeaderBar, HeaderNav, MenuEntries, SlideOut } from 'shared-ui'
import { Brand } from './Brand.tsx'
import { NAVIGATION } from './navigation.ts'

/** The name and the pages of the site; on narrow screens in a menu, with the ways to its sister sites. */
export function SiteHeader() {
  return (
    <HeaderBar>
      <div>
        <Brand />
        <WideNav aria-label="Main">
          <Entries />
        </WideNav>
        <NarrowOnly>
          <SlideOut>
            <MenuEntries aria-label="Menu">
              <Entries />
            </MenuEntries>
            <FamilyEntries />
          </SlideOut>
        </NarrowOnly>
      </div>
    </HeaderBar>
  )
}

function Entries() {
  return (
    <ul>
      {NAVIGATION.map(({ label, to }) => (
        <li key={to}>
          <NavLink to={to} end>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

/** Width at which the entries fit beside the name; in em, so that larger text needs more. */
const WIDE = '48em'

const WideNav = styled(HeaderNav)`
  > ul {
    gap: clamp(16px, 2.2vw, 32px);
  }

  @media not all and (min-width: ${WIDE}) {
    display: none;
  }
`

const NarrowOnly = styled.div`
  margin-inline-start: auto;

  @media (min-width: ${WIDE}), print {
    display: none;
  }
`
