import { Carousel, WovenStrip } from 'shared-ui'
import { HERO_SLIDES, SLIDE_INTERVAL_MS } from '../../data/hero-slides.ts'
import { HeroSlideView } from './HeroSlideView.tsx'
import { Cover, Name } from './hero-styles.ts'

/**
 * The three invitations as a carousel. The page's only heading stays above them; in print, the first slide is the
 * cover of the brochure.
 */
export function Hero() {
  return (
    <Cover data-ground="deep">
      <Name>Ghana Premiership: invest, sponsor, broadcast</Name>
      <Carousel
        label="Ways to take part"
        slides={HERO_SLIDES}
        keyOf={(slide) => slide.id}
        interval={SLIDE_INTERVAL_MS}
      >
        {(slide, { isNear }) => (
          <HeroSlideView slide={slide} isFirst={slide === HERO_SLIDES[0]} isNear={isNear} />
        )}
      </Carousel>
      <WovenStrip seed="premiership" rows={4} cell={6} />
    </Cover>
  )
}
