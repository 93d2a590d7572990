import styled from '@emotion/styled'
import { ButtonLink, FamilyEntries, MenuEntries, Skeleton, SlideOut } from 'shared-ui'
import { ABOUT, CONTACT_ANCHOR, HOME, NEWS, SERVICES } from './navigation.ts'
import { PageEntry } from './PageEntry.tsx'
import { SubsidiaryLinks } from './SubsidiaryLinks.tsx'

/** The menu of small screens; its subsidiaries come from the server. Choosing a link closes it. */
export function SmallScreenMenu() {
  return (
    <NarrowOnly>
      <SlideOut>
        <MenuEntries aria-label="Menu">
          <ul>
            <PageEntry {...HOME} />
            <PageEntry {...ABOUT} />
            <li>
              <p>Subsidiaries</p>
              <SubsidiaryLinks Line={Line} />
            </li>
            <PageEntry {...SERVICES} />
            <PageEntry {...NEWS} />
            <PageEntry to="/search" label="Search" />
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
