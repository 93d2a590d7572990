import styled from '@emotion/styled'
import { Grid } from 'shared-ui'
import { SiteSection } from '../../features/section/SiteSection.tsx'

export interface Testimonial {
  /** Name of an office, never of a person. */
  readonly name: string
  readonly testimony: string
  readonly role: string
}

export function Testimonials({ testimonials }: { readonly testimonials: readonly Testimonial[] }) {
  return (
    <SiteSection
      id="testimonials"
      eyebrow="Testimonials"
      title="Illustrations: what a client might say"
      lead="These voices are invented and named by an office. They quote nobody."
      ground="deep"
    >
      <Grid as="ul" data-of="three">
        {testimonials.map(({ name, testimony, role }) => (
          <li key={name}>
            <Quotation>
              <blockquote>
                <p>{testimony}</p>
              </blockquote>
              <figcaption>
                <strong>{name}</strong>
                <span>{role}</span>
              </figcaption>
            </Quotation>
          </li>
        ))}
      </Grid>
    </SiteSection>
  )
}

const Quotation = styled.figure`
  display: flex;
  flex-direction: column;
  gap: 24px;
  height: 100%;
  padding-block-start: 24px;
  border-block-start: 3px solid var(--accent);

  blockquote {
    flex: 1;
    font: var(--display-weight) var(--text-xl) / 1.4 var(--font-display);
    text-wrap: pretty;
    quotes: '\\201C' '\\201D';
  }
  blockquote p::before {
    content: open-quote;
  }
  blockquote p::after {
    content: close-quote;
  }
  figcaption {
    display: grid;
    color: var(--text-muted);
  }
  strong {
    color: var(--text);
  }
`
