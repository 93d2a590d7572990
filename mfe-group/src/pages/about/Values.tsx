import { Container, Section, Subtitle } from 'shared-ui'
import { VALUES } from '../../data/about.ts'
import { SectionHeading } from '../../features/page/SectionHeading.tsx'
import { ValueList } from './about-styles.ts'

/** INSPIRE, letter by letter. */
export function Values() {
  return (
    <Section data-ground="sunk" aria-labelledby="values-heading">
      <Container>
        <SectionHeading eyebrow="Our Values" title="INSPIRE" id="values-heading">
          Seven words that we hire by, decide by and part ways by.
        </SectionHeading>
        <ValueList>
          {VALUES.map(({ name, text }) => (
            <li key={name}>
              <span aria-hidden="true">{name[0]}</span>
              <div>
                <Subtitle>{name}</Subtitle>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ValueList>
      </Container>
    </Section>
  )
}
