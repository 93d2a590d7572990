import { NavLink, useLocation } from 'shared-contracts/router'
import { FamilyEntries, SlideOut } from 'shared-ui'
import { CartButton } from '../features/cart/CartButton.tsx'
import { FeedLinks } from '../features/feeds/FeedLinks.tsx'
import { AccountButtons } from './AccountButtons.tsx'
import { Brand } from './Brand.tsx'
import { PAGES } from './navigation.ts'
import { PageBanner } from './PageBanner.tsx'
import { SearchOverlay } from '../features/search/SearchOverlay.tsx'
import { TabBar } from './TabBar.tsx'
import { Account, Bar, Inner, MenuNav, Narrow, WideNav } from './header-styles.ts'

export function SiteHeader() {
  const { pathname } = useLocation()
  const current = PAGES.find(({ to }) => to === pathname.replace(/(?<=.)\/$/, ''))
  return (
    <Bar>
      <FeedLinks />
      <Inner>
        <Brand />
        {current && current.to !== '/' && <PageBanner page={current} />}
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
          <NavLink to={to} end>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
