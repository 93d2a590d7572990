import { Container, Section, Subtitle } from 'shared-ui'
import { MANAGEMENT } from '../../data/about.ts'
import { SectionHeading } from '../../features/page/SectionHeading.tsx'
import { People, Person } from './about-styles.ts'

export function Management() {
  return (
    <Section data-ground="sunk" aria-labelledby="management-heading">
      <Container>
        <SectionHeading
          eyebrow="Management Team"
          title="Who answers for what"
          id="management-heading"
        >
          One chief executive and six general managers, each with a field of their own.
        </SectionHeading>
        <People>
          {MANAGEMENT.map(({ role, initials, text }) => (
            <Person key={role}>
              <span aria-hidden="true">{initials}</span>
              <Subtitle>{role}</Subtitle>
              <p>{text}</p>
            </Person>
          ))}
        </People>
      </Container>
    </Section>
  )
}
