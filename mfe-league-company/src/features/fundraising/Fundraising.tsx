import styled from '@emotion/styled'
import { ButtonLink, Container, Eyebrow, Lead, Muted, Row, Section, Title, Reveal } from 'shared-ui'
import { FUNDING_AREAS, FUNDING_GOAL, NO_OFFER } from '../../data/funding-areas.ts'
import { FundingAreaRow } from './FundingAreaRow.tsx'
import { GoalCloth } from './GoalCloth.tsx'

export function Fundraising() {
  return (
    <Section id="fundraising" aria-labelledby="fundraising-title">
      <Container>
        <Head>
          <div>
            <Eyebrow>Development initiative</Eyebrow>
            <Title id="fundraising-title">One fund for the whole game</Title>
            <Lead>
              A league grows when its grounds, its players, its pictures and its business grow
              together. The initiative raises one sum for all four and says in advance what each
              will receive.
            </Lead>
          </div>
          <Goal>
            <span>Our goal</span>
            <strong>${FUNDING_GOAL}M</strong>
          </Goal>
        </Head>
        <Reveal>
          <GoalCloth areas={FUNDING_AREAS} />
        </Reveal>
        <ul>
          {FUNDING_AREAS.map((area, index) => (
            <FundingAreaRow key={area.title} area={area} goal={FUNDING_GOAL} thread={index + 1} />
          ))}
        </ul>
        <Note>{NO_OFFER}</Note>
        <Next>
          <ButtonLink to="/#contact">Talk to the Investment Desk</ButtonLink>
          <ButtonLink to="/about" look="quiet">
            Learn More About the Company
          </ButtonLink>
        </Next>
      </Container>
    </Section>
  )
}

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 32px clamp(32px, 6vw, 96px);
  align-items: end;
  margin-block-end: clamp(40px, 5vw, 64px);

  > div {
    display: grid;
    gap: 20px;
  }
  @media (max-width: 49.94em) {
    grid-template-columns: 1fr;
  }
  @media print {
    margin-block-end: 5mm;
  }
`

const Goal = styled.p`
  display: grid;
  gap: 4px;
  color: var(--text-muted);

  strong {
    font: 420 min(clamp(5rem, 3rem + 8vw, 9.5rem), 25vw) / 0.86 var(--font-display);
    letter-spacing: -0.045em;
    color: var(--accent);
  }
  @media print {
    strong {
      font-size: 52pt;
    }
  }
`

const Note = styled(Muted)`
  margin-block-start: 32px;
  font-size: var(--text-s);

  @media print {
    margin-block-start: 3mm;
  }
`

const Next = styled(Row)`
  margin-block-start: 48px;

  @media print {
    display: none;
  }
`
