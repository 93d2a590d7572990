import styled from '@emotion/styled'
import { COMPANY, LEAGUE_COMPANY } from 'shared-contracts/site/company'
import { PORTAL_PREFIX } from 'shared-contracts/site/addresses'
import { Link, NavLink } from 'shared-contracts/router'
import { Container, Muted, WovenStrip } from 'shared-ui'
import { Brand } from './Brand.tsx'
import { CONTACT_LINK, SECTION_LINKS } from './navigation.ts'

export function SiteFooter() {
  return (
    <Ground data-ground="deep">
      <WovenStrip seed="premiership" rows={3} cell={6} />
      <Columns>
        <div>
          <Brand />
          <Muted>{LEAGUE_COMPANY.name}</Muted>
          <Muted>{LEAGUE_COMPANY.address}</Muted>
        </div>
        <nav aria-label="On this site">
          {SECTION_LINKS.map(({ label, to }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
          <NavLink to="/about" end>
            About
          </NavLink>
          <Link to={CONTACT_LINK.to}>{CONTACT_LINK.label}</Link>
        </nav>
        <nav aria-label="Sister sites">
          <a href={PORTAL_PREFIX}>League Portal</a>
          <a href="/">{COMPANY.name}</a>
        </nav>
      </Columns>
      <Container>
        <Legal>
          © {COMPANY.copyrightYear} {LEAGUE_COMPANY.name}
        </Legal>
      </Container>
    </Ground>
  )
}

const Ground = styled.footer`
  @media print {
    display: none;
  }
`

const Columns = styled(Container)`
  display: grid;
  gap: 40px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr));
  padding-block: 64px 40px;

  > div {
    display: grid;
    gap: 8px;
    align-content: start;
    justify-items: start;
  }
  nav {
    display: grid;
    align-content: start;
    justify-items: start;
  }
  nav a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    text-decoration-color: transparent;
  }
  nav a:hover {
    text-decoration-color: currentColor;
  }
`

const Legal = styled(Muted)`
  max-width: none;
  padding-block: 24px 32px;
  font-size: var(--text-s);
  border-block-start: 1px solid var(--line);
`
