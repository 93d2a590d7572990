import styled from '@emotion/styled'
import { LEAGUE_COMPANY } from 'shared-contracts/site/company'
import { Container, Eyebrow, Lead, Muted, Section, Subtitle, Title } from 'shared-ui'
import { BrochureButton } from './BrochureButton.tsx'
import { DeskList } from './DeskList.tsx'
import { MeetingPlanner } from './MeetingPlanner.tsx'

/** The end of the page: contact addresses, a meeting, and the brochure. */
export function Partner() {
  return (
    <Section id="contact" data-ground="sunk" aria-labelledby="contact-title">
      <Container>
        <Columns>
          <Words>
            <Eyebrow>Partner with us</Eyebrow>
            <Title id="contact-title">Let us build the league together</Title>
            <Lead>Write to the desk that fits, or choose an hour and talk to us.</Lead>
            <DeskList />
            <Muted>{LEAGUE_COMPANY.address}</Muted>
          </Words>
          <Actions>
            <MeetingPlanner />
            <Brochure>
              <Subtitle>Take it with you</Subtitle>
              <Muted>
                The fund, the packages, the rights and the contacts as a PDF of four A4 pages, to
                read later or to print.
              </Muted>
              <BrochureButton />
            </Brochure>
          </Actions>
        </Columns>
      </Container>
    </Section>
  )
}

const Columns = styled.div`
  display: grid;
  gap: 56px clamp(40px, 6vw, 96px);
  grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);

  @media (max-width: 56.19em) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    display: block;
    margin-block-start: 12mm;
    break-inside: avoid;
  }
`

const Words = styled.div`
  display: grid;
  gap: 20px;
  align-content: start;
`

const Actions = styled.div`
  display: grid;
  gap: 24px;
  align-content: start;

  @media print {
    display: none;
  }
`

const Brochure = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  padding: clamp(24px, 2.6vw, 36px);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);

  button {
    margin-block-start: 8px;
  }
`
