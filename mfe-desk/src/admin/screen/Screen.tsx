import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { PageTitle, Row } from 'shared-ui'
import { useTitle } from '../../site/use-title.ts'

interface ScreenProps {
  /** Heading of the screen, and title of the document. */
  readonly title: string
  /** Actions beside the heading. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** One screen of the desk: heading, actions and content. */
export function Screen({ title, actions, children }: ScreenProps) {
  useTitle(title)
  return (
    <Body>
      <Head>
        <PageTitle>{title}</PageTitle>
        <Row>{actions}</Row>
      </Head>
      {children}
    </Body>
  )
}

const Body = styled.div`
  display: grid;
  gap: 28px;
  grid-template-columns: minmax(0, 1fr);
  padding: clamp(20px, 3vw, 40px) clamp(16px, 3vw, 40px);
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
  align-items: center;
  justify-content: space-between;

  /* Visitors choose some of these names, and may write a long one in one word. */
  > h1 {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
