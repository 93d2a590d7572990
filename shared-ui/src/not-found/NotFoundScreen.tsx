import { ButtonLink } from '../button/ButtonLink.tsx'
import { HeroTitle, Lead, Muted } from '../layout/type.ts'
import { WovenStrip } from '../woven-strip/WovenStrip.tsx'
import { FamilyWays } from './FamilyWays.tsx'
import { Cloth, Screen, Search } from './screen-styles.ts'

interface NotFoundScreenProps {
  /** Address of the site's home: the target of the button. */
  readonly home?: string
  /** Address of the group's home, under the prefix that the visitor uses. */
  readonly groupHome?: string
}

/**
 * Screen for any unknown address (requirement 2.1): its two sentences, a button to the home page, a search, and
 * the family's sites.
 */
export function NotFoundScreen({ home = '/', groupHome = '/' }: NotFoundScreenProps) {
  return (
    <Screen>
      <Cloth>
        <WovenStrip seed="not-found" rows={7} cell={12} />
      </Cloth>
      <HeroTitle>404 Page Not Found</HeroTitle>
      <Lead>Did you forget to add the page to the router?</Lead>
      <Muted>The address may be old or mistyped.</Muted>
      <Search role="search" action={`${groupHome === '/' ? '' : groupHome}/search`}>
        <input type="search" name="q" required aria-label="Search the site" placeholder="Search" />
        <button type="submit">Search</button>
      </Search>
      <ButtonLink href={home}>Back to the home page</ButtonLink>
      <FamilyWays groupHome={groupHome} />
    </Screen>
  )
}
