import styled from '@emotion/styled'
import Search from 'lucide-react/icons/search'
import { NavLink } from 'shared-contracts/router'
import { ButtonLink, DisclosureMenu } from 'shared-ui'
import { FIXED_ENTRIES, useSubsidiaryHref } from '../features/subsidiaries/subsidiary-entries.ts'
import { Bar, IconLink, MainNav } from './header-styles.ts'
import { Brand } from './Brand.tsx'
import { ABOUT, CONTACT_ANCHOR, HOME, NEWS, SERVICES, type PageLink } from './navigation.ts'
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
            <Entry {...HOME} />
            <Entry {...ABOUT} />
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
            <Entry {...SERVICES} />
            <Entry {...NEWS} />
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

/** A menu entry. React Router marks the link of the current page with `aria-current`. */
function Entry({ to, label }: PageLink) {
  return (
    <li>
      <NavLink to={to} end>
        {label}
      </NavLink>
    </li>
  )
}

const WideOnly = styled.div`
  @media (max-width: 64.99em) {
    display: none;
  }
`
