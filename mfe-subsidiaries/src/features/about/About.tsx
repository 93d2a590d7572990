import styled from '@emotion/styled'
import { Figure } from 'shared-ui'
import { SiteSection } from '../section/SiteSection.tsx'

/** A figure from the marketing texts. */
export interface FigureFact {
  /** Such as `200+`. */
  readonly value: string
  readonly label: string
}

interface AboutProps {
  readonly title: string
  readonly lead: string
  readonly paragraphs: readonly string[]
  readonly figures: readonly FigureFact[]
}

/** The company in words and figures. */
export function About({ title, lead, paragraphs, figures }: AboutProps) {
  return (
    <SiteSection id="about" eyebrow="About" title={title} lead={lead}>
      <Columns>
        <Story>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Story>
        <Figures>
          {figures.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Figure>{value}</Figure>
              </dd>
            </div>
          ))}
        </Figures>
      </Columns>
    </SiteSection>
  )
}

const Columns = styled.div`
  display: grid;
  gap: 40px clamp(40px, 7vw, 112px);

  @media (min-width: 56.25em) {
    grid-template-columns: 11fr 9fr;
  }
`

const Story = styled.div`
  display: grid;
  gap: 20px;
  align-content: start;
  max-width: 62ch;
  text-wrap: pretty;
`

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(min(100%, 7rem), 50% - 12px), 1fr));
  align-content: start;
  gap: 32px 24px;

  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: 10px;
    padding-block-start: 16px;
    border-block-start: 3px solid var(--accent-mid);
  }
  dt {
    font-size: var(--text-s);
    color: var(--text-muted);
  }
  /* A number and its unit stay on one line in half of a narrow column. */
  dd > span {
    font-size: clamp(2rem, 3.3vw, 3.05rem);
    white-space: nowrap;
  }
`
