import styled from '@emotion/styled'
import Search from 'lucide-react/icons/search'
import { ButtonLink, DisclosureMenu } from 'shared-ui'
import { FIXED_ENTRIES, useSubsidiaryHref } from '../features/subsidiaries/subsidiary-entries.ts'
import { Bar, IconLink, MainNav } from './header-styles.ts'
import { Brand } from './Brand.tsx'
import { ABOUT, CONTACT_ANCHOR, HOME, NEWS, SERVICES } from './navigation.ts'
import { PageEntry } from './PageEntry.tsx'
import { SmallScreenMenu } from './SmallScreenMenu.tsx'

/** The group site's header (requirement 2.2). */
export function SiteHeader() {
  const subsidiaryHref = useSubsidiaryHref()
  return (
    <Bar>
      <div>
        <Brand />
        <MainNav aria-label="Main">
          <ul>
            <PageEntry {...HOME} />
            <PageEntry {...ABOUT} />
            <li>
              <DisclosureMenu label="Subsidiaries">
                <ul>
                  {FIXED_ENTRIES.map(({ slug, name }) => (
                    <li key={slug}>
                      <a href={subsidiaryHref(slug)}>{name}</a>
                    </li>
                  ))}
                </ul>
              </DisclosureMenu>
            </li>
            <PageEntry {...SERVICES} />
            <PageEntry {...NEWS} />
          </ul>
        </MainNav>
        <IconLink to="/search" aria-label="Search">
          <Search size={22} aria-hidden="true" />
        </IconLink>
        <WideOnly>
          <ButtonLink to={CONTACT_ANCHOR} size="small">
            Get in Touch
          </ButtonLink>
        </WideOnly>
        <SmallScreenMenu />
      </div>
    </Bar>
  )
}

const WideOnly = styled.div`
  @media (max-width: 64.99em) {
    display: none;
  }
`
