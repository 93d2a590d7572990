import { useHost } from 'shared-contracts/host'
import { ButtonLink } from 'shared-ui'
import { AnchorEntries } from './AnchorEntries.tsx'
import { Bar, WideNav, WideOnly } from './header-styles.ts'
import { Brand } from './Brand.tsx'
import { OtherSubsidiaries } from './OtherSubsidiaries.tsx'
import { SmallScreenMenu } from './SmallScreenMenu.tsx'
import { useSite } from './use-site.ts'

/** A subsidiary's own header; its entries lead to the sections of the page (requirement 2.11). */
export function SiteHeader() {
  const site = useSite()
  const { basePath } = useHost()
  if (!site) return null
  return (
    <Bar>
      <div>
        <Brand slug={site.slug} />
        <WideNav aria-label="Main">
          <ul>
            {site.hasHomeEntry && (
              <li>
                <a href={basePath || '/'}>Home</a>
              </li>
            )}
            <AnchorEntries site={site} />
            <li>
              <OtherSubsidiaries slug={site.slug} />
            </li>
          </ul>
        </WideNav>
        <WideOnly>
          <ButtonLink href="#contact" size="small">
            Get In Touch
          </ButtonLink>
        </WideOnly>
        <SmallScreenMenu site={site} />
      </div>
    </Bar>
  )
}
