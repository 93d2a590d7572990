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

  /* A chosen file is taken at once, so the browser's "no file chosen" beside the button is always wrong. */
  input[type='file'] {
    width: max-content;
    max-width: 100%;
    font-size: 0;
  }
  input::file-selector-button {
    min-height: 44px;
    padding: 8px 16px;
    font: 600 var(--text-s) / 1.5 var(--font-text);
    color: var(--text);
    background: none;
    border: 2px solid;
    border-radius: var(--radius-s);
    cursor: pointer;
  }
  input::file-selector-button:hover {
    background: color-mix(in srgb, currentColor 10%, transparent);
  }

  @media (min-width: 1000px) {
    &:has(> nav) {
      grid-template: 'bar bar' auto 'nav main' 1fr / 216px minmax(0, 1fr);
    }
  }
`
