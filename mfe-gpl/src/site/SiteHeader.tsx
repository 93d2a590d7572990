import { FamilyEntries, SlideOut } from 'shared-ui'
import { CartButton } from '../features/cart/CartButton.tsx'
import { FeedLinks } from '../features/feeds/FeedLinks.tsx'
import { AccountButtons } from './AccountButtons.tsx'
import { Brand } from './Brand.tsx'
import { useCurrentPage } from './current-page.ts'
import { PAGES } from './navigation.ts'
import { PageBanner } from './PageBanner.tsx'
import { PageLink } from './PageLink.tsx'
import { SearchOverlay } from '../features/search/SearchOverlay.tsx'
import { TabBar } from './TabBar.tsx'
import { Account, Bar, Inner, MenuNav, Narrow, WideNav } from './header-styles.ts'

export function SiteHeader() {
  const current = useCurrentPage()
  return (
    <Bar>
      <FeedLinks />
      <Inner>
        <Brand />
        {current && current.page.to !== '/' && <PageBanner {...current} />}
        <WideNav aria-label="Main">
          <PageLinks />
        </WideNav>
        <SearchOverlay />
        <CartButton />
        <Account>
          <AccountButtons />
        </Account>
        <Narrow>
          <SlideOut>
            <MenuNav aria-label="Menu">
              <PageLinks />
            </MenuNav>
            <AccountButtons />
            <FamilyEntries />
          </SlideOut>
        </Narrow>
      </Inner>
      <TabBar />
    </Bar>
  )
}

function PageLinks() {
  return (
    <ul>
      {PAGES.map(({ to, label }) => (
        <li key={to}>
          <PageLink to={to}>{label}</PageLink>
        </li>
      ))}
    </ul>
  )
}
