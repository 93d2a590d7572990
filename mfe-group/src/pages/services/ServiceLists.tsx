import styled from '@emotion/styled'
import { Container, Section, Subtitle } from 'shared-ui'
import {
  INDUSTRIES,
  REASONS,
  SUPPORTING_SERVICES,
  type Entry,
} from '../../data/supporting-services.ts'
import { SectionHeading } from '../../features/page/SectionHeading.tsx'

export function SupportingServices() {
  return (
    <Section data-ground="sunk" aria-labelledby="supporting-heading">
      <Container>
        <SectionHeading
          eyebrow="Supporting Services"
          title="Six that make the five work"
          id="supporting-heading"
        />
        <Ledger entries={SUPPORTING_SERVICES} />
      </Container>
    </Section>
  )
}

export function Reasons() {
  return (
    <Section aria-labelledby="why-heading">
      <Container>
        <SectionHeading eyebrow="Why Choose Us" title="Why clients stay" id="why-heading" />
        <Ledger entries={REASONS} columns="two" />
      </Container>
    </Section>
  )
}

export function Industries() {
  return (
    <Section data-ground="sunk" aria-labelledby="industries-heading">
      <Container>
        <SectionHeading
          eyebrow="Industry Expertise"
          title="Fields we know from inside"
          id="industries-heading"
        />
        <Ledger entries={INDUSTRIES} />
      </Container>
    </Section>
  )
}

interface LedgerProps {
  readonly entries: readonly Entry[]
  readonly columns?: 'two'
}

/** Short entries ruled like a ledger. */
function Ledger({ entries, columns }: LedgerProps) {
  return (
    <List data-columns={columns}>
      {entries.map(({ title, text }) => (
        <li key={title}>
          <Subtitle>{title}</Subtitle>
          <p>{text}</p>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: 0 48px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));

  &[data-columns='two'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr));
  }
  li {
    display: grid;
    gap: 8px;
    align-content: start;
    padding-block: 24px;
    border-block-start: 2px solid var(--line);
  }
  p {
    max-width: 52ch;
    color: var(--text-muted);
  }
`
