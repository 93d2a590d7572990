import styled from '@emotion/styled'
import { Container, Eyebrow, Lead, Section, Title } from 'shared-ui'
import { SUPPORTERS } from '../../data/broadcast.ts'
import { SPONSORSHIP_PACKAGES } from '../../data/sponsorship-packages.ts'
import { PackageCard } from './PackageCard.tsx'

export function Sponsorship() {
  return (
    <Section id="sponsorship" data-ground="sunk" aria-labelledby="sponsorship-title">
      <Container>
        <Head>
          <Eyebrow>Sponsorship</Eyebrow>
          <Title id="sponsorship-title">Three ways to stand with the league</Title>
          <Lead>
            Meet {SUPPORTERS.figure} {SUPPORTERS.label} at the ground, on their shirts and in their
            conversations. Every package has one price, one term and one list of what you receive.
          </Lead>
        </Head>
        <Packages>
          {SPONSORSHIP_PACKAGES.map((item) => (
            <PackageCard key={item.title} item={item} />
          ))}
        </Packages>
      </Container>
    </Section>
  )
}

const Head = styled.div`
  display: grid;
  gap: 20px;
  margin-block-end: clamp(40px, 5vw, 64px);

  @media print {
    margin-block-end: 8mm;
    break-before: page;
  }
`

const Packages = styled.ul`
  display: grid;
  gap: 24px;
  grid-template-columns: 1.25fr 1fr 1fr;
  align-items: stretch;

  @media (max-width: 71.99em) {
    grid-template-columns: 1fr 1fr;

    > [data-featured] {
      grid-column: 1 / -1;
    }
  }
  @media (max-width: 43.69em) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    grid-template-columns: 1fr;
    gap: 5mm;
  }
`
