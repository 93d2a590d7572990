import styled from '@emotion/styled'
import { LEAGUE_COMPANY_PREFIX } from 'shared-contracts/site/addresses'
import { LEAGUE_COMPANY } from 'shared-contracts/site/company'
import {
  ButtonLink,
  Container,
  Eyebrow,
  HERO_PICTURE_HEIGHT,
  HERO_STACKED,
  HERO_TITLE_SIZE,
  HERO_WORDS_WIDTH,
  HeroPicture,
  HeroTitle,
  Lead,
  Row,
  Section,
  Title,
  Reveal,
} from 'shared-ui'
import { Breadcrumbs } from 'shared-ui/structured-data'
import { PillarList } from './PillarList.tsx'

export function AboutPage() {
  return (
    <>
      <Breadcrumbs
        home={LEAGUE_COMPANY_PREFIX}
        name="About"
        path={`${LEAGUE_COMPANY_PREFIX}/about`}
      />
      <Opening data-ground="deep">
        <Container>
          <Words>
            <Eyebrow>About {LEAGUE_COMPANY.name}</Eyebrow>
            <HeroTitle>The business behind the beautiful game</HeroTitle>
            <Lead>
              Eighteen clubs play 306 matches a season. We find the money, the partners and the
              screens that let them play.
            </Lead>
          </Words>
        </Container>
        <HeroPicture src="/media/league-ball" isFirst />
      </Opening>
      <Printed aria-labelledby="mission-title">
        <Container>
          <Mission>
            <Title id="mission-title">Our mission</Title>
            <p>
              To make Ghana’s football league an enterprise that stands on its own feet: one that
              owns good grounds, keeps its talent, pays its clubs and is seen wherever Ghanaians
              are.
            </p>
          </Mission>
        </Container>
      </Printed>
      <Section data-ground="sunk" aria-labelledby="pillars-title">
        <Container>
          <Title id="pillars-title">Three pillars carry it</Title>
          <PillarList />
        </Container>
      </Section>
      <Printed aria-labelledby="next-title">
        <Container>
          <Next>
            <Title id="next-title">See what we are building</Title>
            <Lead>The development initiative is where all three pillars meet.</Lead>
            <Row>
              <ButtonLink to="/#fundraising">Learn About Our $50M Initiative</ButtonLink>
              <ButtonLink to="/" look="outline">
                Visit Ghana Premiership
              </ButtonLink>
            </Row>
          </Next>
        </Container>
      </Printed>
    </>
  )
}

const Opening = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: end;
  min-height: min(72svh, 680px);
  overflow: hidden;

  @media print {
    min-height: 0;
  }
`

const Words = styled.div`
  display: grid;
  gap: 24px;
  padding-block: 96px clamp(56px, 7vw, 96px);

  > * {
    max-width: ${HERO_WORDS_WIDTH};
  }
  h1 {
    font-size: ${HERO_TITLE_SIZE};
  }
  > p:last-of-type {
    color: #e6dfcf;
  }

  ${HERO_STACKED} {
    gap: 16px;
    padding-block-start: calc(${HERO_PICTURE_HEIGHT} + 20px);

    > * {
      max-width: 46ch;
    }
  }
  @media print {
    padding-block: 0 12mm;

    > p:last-of-type {
      color: var(--text-muted);
    }
  }
`

/** In print there is no ground below it. */
const Printed = styled(Section)`
  @media print {
    --text: #000;
    --text-muted: #333;
    --brand: #000;
    --accent: #000;
    --on-brand: #000;
    color: #000;
  }
`

const Mission = styled(Reveal)`
  display: grid;
  gap: 24px clamp(32px, 6vw, 96px);
  grid-template-columns: 3fr 8fr;

  > p {
    max-width: 30ch;
    font: 420 var(--text-3xl) / 1.2 var(--font-display);
    letter-spacing: -0.015em;
    text-wrap: pretty;
  }
  @media (max-width: 49.94em) {
    grid-template-columns: 1fr;
  }
`

const Next = styled.div`
  display: grid;
  gap: 24px;
  justify-items: start;
`
