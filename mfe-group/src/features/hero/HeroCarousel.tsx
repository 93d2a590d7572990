import ArrowRight from 'lucide-react/icons/arrow-right'
import { GROUP_PREFIX } from 'shared-contracts/site/addresses'
import type { SubsidiaryResponse } from 'shared-contracts/api/subsidiary'
import { ButtonLink, Carousel, HeroPicture, Row, Title } from 'shared-ui'
import { Description, SlideFrame, SlideText, Tagline } from './hero-styles.ts'

/** Display time of a slide (requirement 9), in milliseconds. */
const INTERVAL_MS = 5_000

interface HeroCarouselProps {
  readonly subsidiaries: readonly SubsidiaryResponse[]
}

/** A carousel of the subsidiaries. A slide's button always links below the group's prefix (requirement 2.4). */
export function HeroCarousel({ subsidiaries }: HeroCarouselProps) {
  const [first] = subsidiaries
  return (
    <SlideFrame>
      <Carousel
        label="Our subsidiaries"
        slides={subsidiaries}
        keyOf={({ slug }) => slug}
        interval={INTERVAL_MS}
      >
        {({ slug, name, tagline, description, heroImage, focalPoint }, { isNear }) => (
          <SlideText data-subsidiary={slug}>
            {isNear && (
              <HeroPicture src={heroImage} focalPoint={focalPoint} isFirst={slug === first?.slug} />
            )}
            <Title>{name}</Title>
            <Tagline>{tagline}</Tagline>
            <Description>{description}</Description>
            <Row>
              <ButtonLink href={`${GROUP_PREFIX}/${slug}`} endIcon={<ArrowRight size={18} />}>
                Explore {name}
              </ButtonLink>
              <ButtonLink href="#contact" look="outline">
                Contact Us
              </ButtonLink>
            </Row>
          </SlideText>
        )}
      </Carousel>
    </SlideFrame>
  )
}
