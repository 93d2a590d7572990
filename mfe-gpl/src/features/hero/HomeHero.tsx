import {
  ButtonLink,
  Carousel,
  Eyebrow,
  HeroTitle,
  Lead,
  Picture,
  Row,
  VisuallyHidden,
} from 'shared-ui'
import type { HeroSlide } from '../../league/hero-slide.ts'
import { HERO_SLIDES, SLIDE_INTERVAL_MS } from '../../data/hero-slides.ts'
import { Backdrop, Stage, Words } from './hero-styles.ts'

/** What matters tonight, in three slides. The page's own heading is for those who cannot see them turn. */
export function HomeHero() {
  return (
    <div data-ground="deep">
      <VisuallyHidden as="h1">Ghana Premier League</VisuallyHidden>
      <Carousel
        label="Highlights of the league"
        slides={HERO_SLIDES}
        keyOf={({ id }) => id}
        interval={SLIDE_INTERVAL_MS}
      >
        {(slide, { isNear }) => <Slide slide={slide} isNear={isNear} />}
      </Carousel>
    </div>
  )
}

function Slide({ slide, isNear }: { readonly slide: HeroSlide; readonly isNear: boolean }) {
  const isFirst = slide === HERO_SLIDES[0]
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
        <Row>
          <ButtonLink to={slide.ctaLink}>{slide.ctaText}</ButtonLink>
        </Row>
      </Words>
    </Stage>
  )
}
