import { ButtonLink } from '../button/ButtonLink.tsx'
import { HeroTitle, Lead } from '../layout/type.ts'
import { WovenStrip } from '../woven-strip/WovenStrip.tsx'
import { Cloth, Screen } from './screen-styles.ts'

/** What any unknown address answers (requirement 2.1). `home` is the address that its button leads to. */
export function NotFoundScreen({ home = '/' }: { readonly home?: string }) {
  return (
    <Screen>
      <Cloth>
        <WovenStrip seed="not-found" rows={7} cell={12} />
      </Cloth>
      <HeroTitle>404 Page Not Found</HeroTitle>
      <Lead>Did you forget to add the page to the router?</Lead>
      <ButtonLink href={home}>Back to the home page</ButtonLink>
    </Screen>
  )
}
