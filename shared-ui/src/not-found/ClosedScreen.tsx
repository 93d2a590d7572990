import { ButtonLink } from '../button/ButtonLink.tsx'
import { HeroTitle, Lead } from '../layout/type.ts'
import { WovenStrip } from '../woven-strip/WovenStrip.tsx'
import { Cloth, Screen } from './screen-styles.ts'

interface ClosedScreenProps {
  readonly message: string
  /** Address of the group's site. */
  readonly home?: string
}

/** Screen of a part of the site that its operator has switched off, with the operator's message. */
export function ClosedScreen({ message, home = '/' }: ClosedScreenProps) {
  return (
    <Screen>
      <Cloth>
        <WovenStrip seed="closed" rows={7} cell={12} />
      </Cloth>
      <HeroTitle>Closed for now</HeroTitle>
      <Lead>{message}</Lead>
      <ButtonLink href={home}>Go to the group&rsquo;s site</ButtonLink>
    </Screen>
  )
}
