import styled from '@emotion/styled'
import { COMPANY } from 'shared-contracts/site/company'
import { LEAGUE_COMPANY_PREFIX } from 'shared-contracts/site/addresses'
import { NavLink } from 'shared-contracts/router'
import { Container, Muted, SchemeSwitch, WovenStrip } from 'shared-ui'
import { Brand } from './Brand.tsx'
import { PAGES } from './navigation.ts'

export function SiteFooter() {
  return (
    <Foot data-ground="deep">
      <WovenStrip seed="gpl" rows={3} />
      <Columns>
        <div>
          <Brand />
          <Muted>
            The Ghana Premier League, live and close. Seasons and stories that are samples are
            marked as such; products and prices of the shop are samples.
          </Muted>
        </div>
        <nav aria-label="Footer">
          <ul>
            {PAGES.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <ul>
          <li>
            <a href={LEAGUE_COMPANY_PREFIX}>Invest in the league</a>
          </li>
          <li>
            <a href={`${LEAGUE_COMPANY_PREFIX}/about`}>About the league company</a>
          </li>
          <li>
            <a href="/">{COMPANY.name}</a>
          </li>
          <li>
            <a href="/privacy">Privacy Policy</a>
          </li>
        </ul>
      </Columns>
      <Container>
        <Fine>
          © {COMPANY.copyrightYear} {COMPANY.legalName}. All rights reserved.
          <SchemeSwitch unchosen="Default" />
        </Fine>
      </Container>
    </Foot>
  )
}

const Foot = styled.footer`
  @media print {
    display: none;
  }
`

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: 1.6fr 1.2fr auto;
  gap: 32px 48px;
  padding-block: 48px 32px;

  nav ul {
    columns: 2;
  }
  li > a {
    display: inline-flex;
    align-items: center;
    min-width: 44px;
    min-height: 44px;
    text-decoration: none;
  }
  li > a:hover {
    color: var(--accent);
  }

  @media (max-width: 47.94em) {
    grid-template-columns: 1fr;
  }
`

const Fine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 32px;
  align-items: center;
  justify-content: space-between;
  padding-block: 20px 28px;
  font-size: var(--text-s);
  color: var(--text-muted);
  border-block-start: 1px solid var(--line);
`
