import styled from '@emotion/styled'
import { ContactForm, Container, Section } from 'shared-ui'
import { SectionHeading } from '../page/SectionHeading.tsx'
import { AccraMap } from './AccraMap.tsx'
import { ContactDetails } from './ContactDetails.tsx'

/** The group's contact details and the contact form (requirement 2.4). */
export function ContactSection() {
  return (
    <Section id="contact" aria-labelledby="contact-heading">
      <Container>
        <SectionHeading
          eyebrow="Contact"
          title="Tell us what you are planning"
          id="contact-heading"
        >
          Write to a subsidiary or to the group. A person reads every message.
        </SectionHeading>
        <Columns>
          <div>
            <ContactDetails />
            <AccraMap />
          </div>
          <Paper>
            <ContactForm heading="Send us a message" />
          </Paper>
        </Columns>
      </Container>
    </Section>
  )
}

const Columns = styled.div`
  display: grid;
  gap: clamp(24px, 3vw, 40px);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 25rem), 1fr));
  align-items: start;

  > div:first-of-type {
    display: grid;
    gap: clamp(20px, 2.4vw, 32px);
  }
`

const Paper = styled.div`
  padding: clamp(20px, 3vw, 40px);
  background: var(--surface-raised);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
`
