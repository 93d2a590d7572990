import { ButtonLink, Container, Counter, Figure, Section } from 'shared-ui'
import { COMMITMENTS } from '../../data/about.ts'
import { CONTACT_ANCHOR } from '../../site/navigation.ts'
import { SectionHeading } from '../../features/page/SectionHeading.tsx'
import { Stats } from './about-styles.ts'

export function Commitments() {
  return (
    <Section data-ground="deep" aria-labelledby="commitment-heading">
      <Container>
        <SectionHeading
          eyebrow="Our Commitment"
          title="Numbers we stand by"
          id="commitment-heading"
        />
        <Stats>
          {COMMITMENTS.map(({ value, suffix, label, text }) => (
            <li key={label}>
              <Figure>
                <Counter value={value} suffix={suffix} />
              </Figure>
              <strong>{label}</strong>
              <p>{text}</p>
            </li>
          ))}
        </Stats>
        <ButtonLink to={CONTACT_ANCHOR}>Talk to us</ButtonLink>
      </Container>
    </Section>
  )
}
