import { use } from 'react'
import { ButtonLink } from '../button/ButtonLink.tsx'
import { HeroTitle, Lead, Muted } from '../layout/type.ts'
import { SiteDress } from '../theme/site-dress.ts'
import type { ThemeName } from '../theme/tokens.ts'
import { WovenStrip } from '../woven-strip/WovenStrip.tsx'
import { FamilyWays } from './FamilyWays.tsx'
import { Cloth, Screen, Search } from './screen-styles.ts'

interface NotFoundScreenProps {
  /** Address of the site's home: the target of the button. */
  readonly home?: string
  /** Address of the group's home, under the prefix that the visitor uses. */
  readonly groupHome?: string
}

interface SiteSearch {
  /** Page of the site that reads the query. */
  readonly path: string
  readonly label: string
}

/** By the theme of the site. The league company has too few pages to be searched. */
const SEARCHES: Partial<Record<ThemeName, SiteSearch>> = {
  loom: { path: '/search', label: 'Search the site' },
  floodlight: { path: '/news', label: 'Search the news' },
}

/**
 * Screen for any unknown address (requirement 2.1): its two sentences, a button to the home page, the site's own
 * search, and the family's sites.
 */
export function NotFoundScreen({ home = '/', groupHome = '/' }: NotFoundScreenProps) {
  const search = SEARCHES[use(SiteDress)?.theme ?? 'loom']
  return (
    <Screen>
      <Cloth>
        <WovenStrip seed="not-found" rows={7} cell={12} />
      </Cloth>
      <HeroTitle>404 Page Not Found</HeroTitle>
      <Lead>Did you forget to add the page to the router?</Lead>
      <Muted>The address may be old or mistyped.</Muted>
      {search && (
        <Search role="search" action={`${home === '/' ? '' : home}${search.path}`}>
          <input type="search" name="q" required aria-label={search.label} placeholder="Search" />
          <button type="submit">Search</button>
        </Search>
      )}
      <ButtonLink href={home}>Back to the home page</ButtonLink>
      <FamilyWays groupHome={groupHome} />
    </Screen>
  )
}
