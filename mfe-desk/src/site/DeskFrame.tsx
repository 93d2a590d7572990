import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { SessionProvider } from '../session/SessionProvider.tsx'

/** Header, navigation at the side on wide screens, and the screen beside it. */
export function DeskFrame({ children }: { readonly children: ReactNode }) {
  return (
    <SessionProvider>
      <Frame>{children}</Frame>
    </SessionProvider>
  )
}

const Frame = styled.div`
  display: grid;
  grid-template: 'bar' auto 'nav' auto 'main' 1fr / minmax(0, 1fr);
  min-height: 100dvh;

  > header {
    grid-area: bar;
  }
  > nav {
    grid-area: nav;
  }
  > main {
    grid-area: main;
    min-width: 0;
    padding-block-end: 64px;
  }

  @media (min-width: 1000px) {
    &:has(> nav) {
      grid-template: 'bar bar' auto 'nav main' 1fr / 216px minmax(0, 1fr);
    }
  }
`
