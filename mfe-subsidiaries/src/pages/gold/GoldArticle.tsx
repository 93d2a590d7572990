import styled from '@emotion/styled'
import { Subtitle } from 'shared-ui'
import type { Point } from '../../features/points/Points.tsx'
import { SiteSection } from '../../features/section/SiteSection.tsx'

/** An article about Ghana's gold market, three minutes to read. */
export function GoldArticle({ parts }: { readonly parts: readonly Point[] }) {
  return (
    <SiteSection
      id="ghana-gold-market"
      eyebrow="Insight"
      title="Ghana’s gold market, in plain words"
      lead="Where the metal comes from, who sets its price, and what is changing."
      ground="sunk"
    >
      <Article>
        {parts.map(({ title, text }) => (
          <div key={title}>
            <Subtitle>{title}</Subtitle>
            <p>{text}</p>
          </div>
        ))}
      </Article>
    </SiteSection>
  )
}

const Article = styled.article`
  columns: 2 400px;
  column-gap: clamp(32px, 6vw, 96px);

  > div {
    break-inside: avoid;
    display: grid;
    gap: 10px;
    max-width: 60ch;
    padding-block-end: 32px;
    text-wrap: pretty;
  }
`
