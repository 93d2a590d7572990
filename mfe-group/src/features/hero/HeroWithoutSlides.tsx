import styled from '@emotion/styled'
import { COMPANY } from 'shared-contracts/site/company'
import { ButtonLink, Row, Skeleton } from 'shared-ui'
import { SlideFrame, SlideText, Tagline } from './hero-styles.ts'

/** Placeholder until the subsidiaries are loaded: as tall as a slide, so that the first one moves nothing. */
export function HeroLoading() {
  return (
    <SlideFrame role="status" aria-busy="true" aria-label="Loading our subsidiaries">
      <SlideText>
        <Line variant="text" data-size="title" />
        <Line variant="text" />
        <Line variant="text" />
        <Line variant="text" data-size="short" />
      </SlideText>
    </SlideFrame>
  )
}

/** Shown if the subsidiaries could not be loaded: a text about the group itself. */
export function HeroFallback() {
  return (
    <SlideFrame>
      <SlideText>
        <Tagline>Energy, supply, gold, building and farming since {COMPANY.foundedYear}</Tagline>
        <p>
          Five subsidiaries share one standard of work. Tell us what you are planning, and we bring
          the right one to the table.
        </p>
        <Row>
          <ButtonLink to="/about">About the group</ButtonLink>
          <ButtonLink href="#contact" look="outline">
            Contact Us
          </ButtonLink>
        </Row>
      </SlideText>
    </SlideFrame>
  )
}

const Line = styled(Skeleton)`
  width: min(34rem, 90%);
  height: 1.7rem;
  background: color-mix(in srgb, var(--on-deep) 12%, transparent);

  &[data-size='title'] {
    width: min(22rem, 70%);
    height: 3rem;
  }
  &[data-size='short'] {
    width: min(20rem, 60%);
  }
`
