import { COMPANY } from 'shared-contracts/site/company'
import { Link } from 'shared-contracts/router'
import {
  Container,
  FooterBand,
  FooterBottom,
  FooterColumns,
  SchemeSwitch,
  WovenStrip,
} from 'shared-ui'
import { Brand } from './Brand.tsx'
import { NAVIGATION } from './navigation.ts'

export function SiteFooter() {
  return (
    <FooterBand data-ground="deep">
      <WovenStrip seed="__name__" rows={3} />
      <Container>
        <FooterColumns>
          <div>
            <Brand />
          </div>
          <nav aria-label="On this site">
            <ul>
              {NAVIGATION.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </FooterColumns>
        <FooterBottom>
          <p>
            © {COMPANY.copyrightYear} {COMPANY.name}
          </p>
          <SchemeSwitch />
        </FooterBottom>
      </Container>
    </FooterBand>
  )
}
