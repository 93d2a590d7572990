import styled from '@emotion/styled'
import { ButtonLink } from '../button/ButtonLink.tsx'
import { HeroTitle, Lead } from '../layout/type.ts'
import { WovenStrip } from '../woven-strip/WovenStrip.tsx'

/** What any unknown address answers (SPEC 2.1). `home` is the address that its button leads to. */
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

const Screen = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: 24px;
  min-height: min(100dvh, 900px);
  max-width: 1248px;
  margin-inline: auto;
  padding: 64px clamp(20px, 4vw, 48px);
`

/** A cloth that ends in the middle, as the visitor's way did. */
const Cloth = styled.div`
  width: min(480px, 70%);
  margin-block-end: 16px;
  mask-image: linear-gradient(90deg, #000 55%, transparent);
`
