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
import { COMPETITION } from '../../site/competition.ts'
import { SampleMark } from '../season/SampleMark.tsx'
import { heroSlides, SLIDE_INTERVAL_MS, type HeroFacts, type HeroSlide } from './hero-slides.ts'
import { Backdrop, Stage, Words } from './hero-styles.ts'

interface HomeHeroProps {
  /** Null until they are known. */
  readonly facts: HeroFacts | null
}

/** The highlights of the league in three slides. The page's own heading is hidden, for screen readers. */
export function HomeHero({ facts }: HomeHeroProps) {
  const slides = heroSlides(facts)
  return (
    <div data-ground="deep">
      <VisuallyHidden as="h1">{COMPETITION}</VisuallyHidden>
      <Carousel
        label="Highlights of the league"
        slides={slides}
        keyOf={({ id }) => id}
        interval={SLIDE_INTERVAL_MS}
      >
        {(slide, { isNear }) => (
          <Slide slide={slide} isNear={isNear} isFirst={slide === slides[0]} />
        )}
      </Carousel>
    </div>
  )
}

interface SlideProps {
  readonly slide: HeroSlide
  readonly isNear: boolean
  readonly isFirst: boolean
}

function Slide({ slide, isNear, isFirst }: SlideProps) {
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
          <SampleMark />
        </Row>
      </Words>
    </Stage>
  )
}
