import styled from '@emotion/styled'
import { COMPANY } from 'shared-contracts/site/company'
import { Link, NavLink } from 'shared-contracts/router'
import {
  Container,
  Eyebrow,
  FooterBand,
  FooterBottom,
  FooterColumns,
  SchemeSwitch,
  scrollToContactSoon,
  scrollToTopSoon,
  Skeleton,
  SocialLinks,
  WovenStrip,
} from 'shared-ui'
import { CompanyFact, EmailLink, useCompany } from 'shared-ui/company'
import { Brand } from './Brand.tsx'
import { SubsidiaryLinks } from './SubsidiaryLinks.tsx'

const QUICK_LINKS = [
  { to: '/about', label: 'About Us' },
  { to: '/services', label: 'Services' },
  { to: '/news', label: 'News & Updates' },
  { to: '/', label: 'Contact Us' },
  { to: '/search', label: 'Search' },
  { to: '/careers', label: 'Careers' },
  { to: '/privacy', label: 'Privacy Policy' },
]

/** The group site's footer (requirement 2.3). */
export function SiteFooter() {
  const company = useCompany()
  return (
    <FooterBand data-ground="deep">
      <WovenStrip seed="footer" rows={3} />
      <Container>
        <FooterColumns>
          <div>
            <Brand onClick={scrollToTopSoon} />
            <p>
              A diversified business group with its roots in Ghana. Five subsidiaries work in
              energy, supply, precious metals, building and farming, and answer for their word
              together.
            </p>
            <SocialLinks addresses={company?.social} />
          </div>
          <nav aria-label="Our Subsidiaries">
            <Eyebrow as="h2">Our Subsidiaries</Eyebrow>
            <SubsidiaryLinks Line={Line} onFollow={scrollToTopSoon} />
          </nav>
          <nav aria-label="Quick Links">
            <Eyebrow as="h2">Quick Links</Eyebrow>
            <ul>
              {QUICK_LINKS.map(({ to, label }) => (
                <li key={label}>
                  {to === '/' ? (
                    // The link leads to a section of the home page, not to its top.
                    <Link to={to} onClick={scrollToContactSoon}>
                      {label}
                    </Link>
                  ) : (
                    <PageLink to={to} label={label} />
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <Eyebrow as="h2">Business Hours</Eyebrow>
            <p>
              <CompanyFact>{({ businessHours }) => businessHours.weekdays}</CompanyFact>
            </p>
            <p>
              <CompanyFact>{({ businessHours }) => businessHours.weekends}</CompanyFact>
            </p>
            <p>
              <CompanyFact>{({ address }) => address}</CompanyFact>
            </p>
          </div>
        </FooterColumns>
        <FooterBottom>
          <p>
            © {COMPANY.copyrightYear} {COMPANY.name}. All rights reserved.
          </p>
          <ul>
            <li>
              <PageLink to="/privacy" label="Privacy Policy" />
            </li>
            <li>
              <PageLink to="/careers" label="Careers" />
            </li>
            <li>
              <EmailLink>Contact</EmailLink>
            </li>
          </ul>
          <p>
            Registered in Ghana. Licence No. <CompanyFact>{({ licence }) => licence}</CompanyFact>
          </p>
          <SchemeSwitch />
        </FooterBottom>
      </Container>
    </FooterBand>
  )
}

function PageLink({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <NavLink to={to} end onClick={scrollToTopSoon}>
      {label}
    </NavLink>
  )
}

const Line = styled(Skeleton)`
  width: 75%;
  height: 36px;
`
