import { useHost } from 'shared-contracts/host'
import { ButtonLink, FamilyEntries, MenuEntries, SlideOut } from 'shared-ui'
import type { Site } from '../data/site.ts'
import { AnchorEntries } from './AnchorEntries.tsx'
import { NarrowOnly } from './header-styles.ts'
import { OtherSubsidiaryLinks } from './OtherSubsidiaries.tsx'

/** The header's entries on a small screen. Choosing any of them closes the menu. */
export function SmallScreenMenu({ site }: { readonly site: Site }) {
  const { basePath } = useHost()
  return (
    <NarrowOnly>
      <SlideOut>
        <MenuEntries aria-label="Menu">
          <ul>
            <li>
              <a href={basePath || '/'}>Home</a>
            </li>
            <AnchorEntries site={site} />
            <li>
              <p>Other Subsidiaries</p>
              <OtherSubsidiaryLinks slug={site.slug} />
            </li>
          </ul>
          <ButtonLink href="#contact" fullWidth>
            Get In Touch
          </ButtonLink>
        </MenuEntries>
        <FamilyEntries />
      </SlideOut>
    </NarrowOnly>
  )
}
