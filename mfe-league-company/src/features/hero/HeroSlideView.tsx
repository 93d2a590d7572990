import { ButtonLink, Eyebrow, HeroTitle, Lead, Picture, Row } from 'shared-ui'
import type { HeroSlide } from '../../data/hero-slides.ts'
import { Actions, Backdrop, Stage, Words } from './hero-styles.ts'

interface HeroSlideViewProps {
  readonly slide: HeroSlide
  readonly isFirst: boolean
  /** Whether the picture may be loaded. */
  readonly isNear: boolean
}

export function HeroSlideView({ slide, isFirst, isNear }: HeroSlideViewProps) {
  return (
    <Stage>
      <Backdrop>
        {isNear && (
          <Picture
            src={slide.backgroundImage}
            alt=""
            priority={isFirst ? 'behind-text' : undefined}
          />
        )}
      </Backdrop>
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
