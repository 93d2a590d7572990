import styled from '@emotion/styled'
import { useQuery } from 'shared-contracts/query'
import { subsidiaryNamesQuery } from 'shared-contracts/api/content-queries'
import { NavLink } from 'shared-contracts/router'
import { ButtonLink, FamilyEntries, MenuEntries, Skeleton, SlideOut } from 'shared-ui'
import { entriesOf, useSubsidiaryHref } from '../features/subsidiaries/subsidiary-entries.ts'
import { ABOUT, CONTACT_ANCHOR, HOME, NEWS, SERVICES, type PageLink } from './navigation.ts'

/** The menu of small screens; its subsidiaries come from the server. Choosing a link closes it. */
export function SmallScreenMenu() {
  return (
    <NarrowOnly>
      <SlideOut>
        <MenuEntries aria-label="Menu">
          <ul>
            <Entry {...HOME} />
            <Entry {...ABOUT} />
            <li>
              <p>Subsidiaries</p>
              <Subsidiaries />
            </li>
            <Entry {...SERVICES} />
            <Entry {...NEWS} />
            <Entry to="/search" label="Search" />
          </ul>
          <ButtonLink to={CONTACT_ANCHOR} fullWidth>
            Get in Touch
          </ButtonLink>
        </MenuEntries>
        <FamilyEntries />
      </SlideOut>
    </NarrowOnly>
  )
}

function Subsidiaries() {
  const entries = entriesOf(useQuery(subsidiaryNamesQuery()))
  const subsidiaryHref = useSubsidiaryHref()
  if (!entries) {
    return (
      <div role="status" aria-busy="true" aria-label="Loading subsidiaries">
        {[1, 2, 3, 4, 5].map((line) => (
          <Line key={line} variant="text" />
        ))}
      </div>
    )
  }
  return (
    <ul>
      {entries.map(({ slug, name }) => (
        <li key={slug}>
          <a href={subsidiaryHref(slug)}>{name}</a>
        </li>
      ))}
    </ul>
  )
}

function Entry({ to, label }: PageLink) {
  return (
    <li>
      <NavLink to={to} end>
        {label}
      </NavLink>
    </li>
  )
}

const NarrowOnly = styled.div`
  @media (min-width: 65em), print {
    display: none;
  }
`

const Line = styled(Skeleton)`
  width: 70%;
  height: 44px;
  margin-inline-start: 16px;
`
