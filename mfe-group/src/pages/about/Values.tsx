import { Container, Section, Subtitle } from 'shared-ui'
import { VALUES } from '../../data/about.ts'
import { SectionHeading } from '../../features/page/SectionHeading.tsx'
import { ValueList } from './about-styles.ts'

/** Innovation contributes its second letter. */
const WORD = 'INSPIRE'

/** INSPIRE, letter by letter. */
export function Values() {
  return (
    <Section data-ground="sunk" aria-labelledby="values-heading">
      <Container>
        <SectionHeading eyebrow="Our Values" title={WORD} id="values-heading">
          Seven words that we hire by, decide by and part ways by.
        </SectionHeading>
        <ValueList>
          {VALUES.map(({ name, text }, place) => (
            <li key={name}>
              <span aria-hidden="true">{WORD[place]}</span>
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
