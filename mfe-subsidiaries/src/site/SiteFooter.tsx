import { COMPANY } from 'shared-contracts/site/company'
import { useHost } from 'shared-contracts/host'
import { useQuery } from 'shared-contracts/query'
import { listedSubsidiaryQuery } from 'shared-contracts/api/content-queries'
import {
  Container,
  Eyebrow,
  FooterBand,
  FooterBottom,
  FooterColumns,
  SchemeSwitch,
  scrollToTopSoon,
  SocialLinks,
  WovenStrip,
} from 'shared-ui'
import { CompanyFact, EmailLink, PhoneLink, useCompany } from 'shared-ui/company'
import { Brand } from './Brand.tsx'
import { FooterDescription, FooterServices } from './FooterEntry.tsx'
import { QuickLinks } from './QuickLinks.tsx'
import { useSite } from './use-site.ts'

/**
 * The footer of the five sites (requirement 2.12). It renders nothing for a subsidiary that the server does not
 * list, or that has no theme here.
 */
export function SiteFooter() {
  const site = useSite()
  const { basePath } = useHost()
  const company = useCompany()
  const { data: entry, isError } = useQuery(listedSubsidiaryQuery(site?.slug))
  if (!site || entry === null) return null
  const name = entry?.name ?? site.name
  return (
    <FooterBand data-ground="deep">
      <WovenStrip seed={site.slug} rows={3} />
      <Container>
        <FooterColumns>
          <div>
            <Brand slug={site.slug} onClick={scrollToTopSoon} />
            <Eyebrow as="h2">{name}</Eyebrow>
            <FooterDescription entry={entry} fallback={isError ? site.promise : null} />
            <SocialLinks addresses={company?.social} />
          </div>
          <div>
            <Eyebrow as="h2">Our Services</Eyebrow>
            <FooterServices entry={entry} hasFailed={isError} />
          </div>
          <nav aria-label="Quick Links">
            <Eyebrow as="h2">Quick Links</Eyebrow>
            <QuickLinks slug={site.slug} name={name} />
          </nav>
          <div>
            <Eyebrow as="h2">Contact Info</Eyebrow>
            <p>
              <CompanyFact>{({ address }) => address}</CompanyFact>
            </p>
            <p>
              <PhoneLink />
            </p>
            <p>
              <EmailLink />
            </p>
            <Eyebrow as="h2">Business Hours</Eyebrow>
            <p>
              <CompanyFact>{({ businessHours }) => businessHours.weekdays}</CompanyFact>
            </p>
            <p>
              <CompanyFact>{({ businessHours }) => businessHours.weekends}</CompanyFact>
            </p>
          </div>
        </FooterColumns>
        <FooterBottom>
          <p>
            © {COMPANY.copyrightYear} {name}. All rights reserved.
          </p>
          <ul>
            <li>
              <a href={`${basePath}/privacy`} onClick={scrollToTopSoon}>
                Privacy Policy
              </a>
            </li>
            <li>
              <a href={`${basePath}/careers`} onClick={scrollToTopSoon}>
                Careers
              </a>
            </li>
            <li>
              <EmailLink>Contact</EmailLink>
            </li>
          </ul>
          <SchemeSwitch />
        </FooterBottom>
      </Container>
    </FooterBand>
  )
}
