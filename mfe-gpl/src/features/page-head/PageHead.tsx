import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Container, Eyebrow, Lead, PageTitle } from 'shared-ui'
import { RecordMarks } from '../record/record-styles.ts'
import { SampleMark } from '../season/SampleMark.tsx'
import { HeadBand } from './HeadBand.tsx'

interface PageHeadProps {
  readonly eyebrow: string
  readonly title: string
  readonly lead: string
  /** Figures or actions beside the words. */
  readonly children?: ReactNode
}

/** First band of a page: its name in the beam of a floodlight, and whether its season is a sample. */
export function PageHead({ eyebrow, title, lead, children }: PageHeadProps) {
  return (
    <HeadBand>
      <Line>
        <Words>
          <RecordMarks>
            <Eyebrow>{eyebrow}</Eyebrow>
            <SampleMark />
          </RecordMarks>
          <PageTitle>{title}</PageTitle>
          <Lead>{lead}</Lead>
        </Words>
        {children}
      </Line>
    </HeadBand>
  )
}

const Line = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 24px;
  padding-block: clamp(36px, 5vw, 72px);

  @media print {
    padding: 0 0 12px;
  }
`

const Words = styled.div`
  display: grid;
  gap: 12px;

  h1 {
    font-size: clamp(2.75rem, 1.8rem + 4.6vw, 5.5rem);
    font-weight: 900;

    @media print {
      font-size: 2.5rem;
    }
  }
`
