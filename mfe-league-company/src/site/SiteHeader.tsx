import styled from '@emotion/styled'
import { PORTAL_PREFIX } from 'shared-contracts/site/addresses'
import { Link, NavLink } from 'shared-contracts/router'
import { ButtonLink, Container, FamilyEntries, SlideOut } from 'shared-ui'
import { Brand } from './Brand.tsx'
import { CONTACT_LINK, SECTION_LINKS } from './navigation.ts'

export function SiteHeader() {
  return (
    <Bar>
      <Inner>
        <Brand />
        <WideNav aria-label="Main">
          <Links />
          <ButtonLink to={CONTACT_LINK.to} size="small">
            {CONTACT_LINK.label}
          </ButtonLink>
        </WideNav>
        <Narrow>
          <SlideOut>
            <MenuNav aria-label="Menu">
              <Links />
              <Link to={CONTACT_LINK.to}>{CONTACT_LINK.label}</Link>
            </MenuNav>
            <FamilyEntries />
          </SlideOut>
        </Narrow>
      </Inner>
    </Bar>
  )
}

function Links() {
  return (
    <>
      {SECTION_LINKS.map(({ label, to }) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
      <NavLink to="/about">About</NavLink>
      <a href={PORTAL_PREFIX}>League Portal</a>
    </>
  )
}

const Bar = styled.header`
  position: sticky;
  z-index: 20;
  top: 0;
  background: color-mix(in srgb, var(--surface) 94%, transparent);
  border-block-end: 1px solid var(--line);
  -webkit-backdrop-filter: blur(10px);
  backdrop-filter: blur(10px);

  @media print {
    display: none;
  }
`

const Inner = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 24px;
  min-height: 72px;
`

/* Visitors who set letters further apart need a second line. */
const WideNav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: clamp(16px, 2.2vw, 32px);
  font-size: var(--text-s);

  @media (max-width: 59.99em) {
    display: none;
  }

  > a:not([class*='MuiButton']) {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    text-decoration: none;
    border-block: 2px solid transparent;
    transition: border-color var(--fast) var(--ease);
  }
  > a:hover,
  > a[aria-current] {
    border-block-end-color: var(--accent);
  }
`

const Narrow = styled.div`
  @media (min-width: 60em) {
    display: none;
  }
`

const MenuNav = styled.nav`
  display: grid;

  a {
    padding: 16px 0;
    font: var(--display-weight) var(--text-xl) / 1.2 var(--font-display);
    text-decoration: none;
    border-block-end: 1px solid var(--line);
  }
  a[aria-current] {
    color: var(--accent);
  }
`
