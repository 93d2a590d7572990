import styled from '@emotion/styled'
import { ButtonLink, Card, Container, Reveal, Section, STRIP_ON_PHONES, Subtitle } from 'shared-ui'
import { CORE_SERVICES } from '../../data/core-services.ts'
import { SectionHeading } from '../page/SectionHeading.tsx'
import { SubsidiaryIcon } from '../subsidiaries/SubsidiaryIcon.tsx'

/** The home page's cards of core services (requirement 2.4). */
export function CoreServices() {
  return (
    <Section id="services" aria-labelledby="services-heading">
      <Container>
        <SectionHeading
          eyebrow="Core Services"
          title="What we do, day after day"
          id="services-heading"
        >
          Five lines of work that feed each other: fuel moves goods, goods build sites, sites store
          harvests.
        </SectionHeading>
        {/* Phones scroll it as a row, which needs the keyboard focus. */}
        <Tiles tabIndex={0} aria-labelledby="services-heading">
          {CORE_SERVICES.map(({ slug, title, summary }) => (
            <Reveal as="li" key={slug}>
              <Tile data-subsidiary={slug}>
                <SubsidiaryIcon slug={slug} />
                <Subtitle>{title}</Subtitle>
                <p>{summary}</p>
              </Tile>
            </Reveal>
          ))}
        </Tiles>
        <All>
          <ButtonLink to="/services" look="outline">
            View All Services
          </ButtonLink>
        </All>
      </Container>
    </Section>
  )
}

/** The tiles of the last row fill its width. */
const Tiles = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 24px;

  > li {
    flex: 1 1 200px;
  }
  ${STRIP_ON_PHONES}
`

const Tile = styled(Card)`
  height: 100%;
  border-block-start: 4px solid var(--accent-mid);

  p {
    color: var(--text-muted);
  }
`

const All = styled.p`
  margin-block-start: clamp(16px, 3vw, 40px);
`
