import { ButtonLink, Eyebrow, HeroPicture, HeroTitle, Lead, Row } from 'shared-ui'
import type { HeroSlide } from '../../data/hero-slides.ts'
import { Actions, Stage, Words } from './hero-styles.ts'

interface HeroSlideViewProps {
  readonly slide: HeroSlide
  readonly isFirst: boolean
  /** Whether the picture may be loaded. */
  readonly isNear: boolean
}

export function HeroSlideView({ slide, isFirst, isNear }: HeroSlideViewProps) {
  return (
    <Stage>
      {isNear && <HeroPicture src={slide.backgroundImage} isFirst={isFirst} />}
      <Words>
        <Eyebrow>{slide.subtitle}</Eyebrow>
        <HeroTitle as="h2">{slide.title}</HeroTitle>
        <Lead>{slide.description}</Lead>
        <Actions>
          <Row>
            <ButtonLink to={`/${slide.ctaLink}`}>{slide.ctaText}</ButtonLink>
            <ButtonLink to="/#contact" look="outline">
              Contact Us
            </ButtonLink>
          </Row>
        </Actions>
      </Words>
    </Stage>
  )
}
