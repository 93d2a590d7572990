import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Eyebrow, Lead, Title } from 'shared-ui'

interface SectionHeadingProps {
  readonly eyebrow: string
  readonly title: string
  /** For the section's `aria-labelledby`. */
  readonly id?: string
  readonly children?: ReactNode
}

/** Head of a section: category, heading, and a first sentence. */
export function SectionHeading({ eyebrow, title, id, children }: SectionHeadingProps) {
  return (
    <Head>
      <Eyebrow>{eyebrow}</Eyebrow>
      <Title id={id}>{title}</Title>
      {children && <Lead>{children}</Lead>}
    </Head>
  )
}

const Head = styled.div`
  display: grid;
  gap: 16px;
  margin-block-end: clamp(24px, 4vw, 48px);
`
