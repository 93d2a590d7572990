import styled from '@emotion/styled'
import { ButtonLink, Container, Title } from 'shared-ui'
import { PROMOTION } from './promotion.ts'
import { PageHead } from '../../features/page-head/PageHead.tsx'

interface ShopHeroProps {
  /** Called when the special is chosen, unless it opens in another tab. */
  readonly onSpecial: () => void
}

export function ShopHero({ onSpecial }: ShopHeroProps) {
  return (
    <>
      <PageHead
        eyebrow={PROMOTION.shipping}
        title="GPL Shop"
        lead={`${PROMOTION.assortment} of the Black Stars, the clubs and the league. Here is a sample of them.`}
      />
      <Special aria-labelledby="special">
        <Line>
          <b>{PROMOTION.percentOff}% OFF</b>
          <div>
            <Title id="special">National team match-day special</Title>
            <p>{PROMOTION.percentOff}% off the Black Stars home jersey while they play.</p>
          </div>
          <Way onClick={({ defaultPrevented }) => defaultPrevented && onSpecial()}>
            <ButtonLink to="/shop?category=National+Team" look="outline">
              Shop the special
            </ButtonLink>
          </Way>
        </Line>
      </Special>
    </>
  )
}

const Special = styled.section`
  --focus: var(--on-brand);
  color: var(--on-brand);
  background: linear-gradient(98deg, var(--brand) 70%, var(--brand-hover));

  && a {
    color: var(--on-brand);
    border-color: currentColor;
  }
`

const Line = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 32px;
  padding-block: 20px;

  b {
    font: 900 clamp(3rem, 2rem + 4vw, 5rem) / 0.9 var(--font-display);
  }
`

const Way = styled.div`
  display: flex;
  margin-inline-start: auto;

  /* On a line of its own it stands below the words, not across from them. */
  @media (max-width: 47.94em) {
    margin-inline-start: 0;
  }
`
