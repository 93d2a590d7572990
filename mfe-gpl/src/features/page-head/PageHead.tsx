import styled from '@emotion/styled'
import { Container, Eyebrow, Muted, PageTitle } from 'shared-ui'
import { SampleMark } from '../season/SampleMark.tsx'
import { HeadBand } from './HeadBand.tsx'

interface PageHeadProps {
  readonly eyebrow: string
  readonly title: string
  readonly lead: string
}

/** First band of a page, 96 px high: its name in the beam of a floodlight, and whether its season is a sample. */
export function PageHead({ eyebrow, title, lead }: PageHeadProps) {
  return (
    <HeadBand>
      <Lines>
        <Line>
          <PageTitle>{title}</PageTitle>
          <SampleMark />
        </Line>
        <Line>
          <Eyebrow>{eyebrow}</Eyebrow>
          <Muted>{lead}</Muted>
        </Line>
      </Lines>
    </HeadBand>
  )
}

const Lines = styled(Container)`
  display: grid;
  align-content: center;
  gap: 4px;
  min-height: 96px;
  padding-block: 8px;

  h1 {
    font-size: clamp(2rem, 1.6rem + 1.6vw, 3rem);
    font-weight: 900;
  }

  @media print {
    min-height: 0;
    padding-block: 0 12px;

    h1 {
      font-size: 2.5rem;
    }
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 12px;
  font-size: var(--text-s);

  > p::before {
    display: none;
  }
`
