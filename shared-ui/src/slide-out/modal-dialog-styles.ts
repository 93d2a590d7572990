import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'

const fromRight = keyframes`
  from { transform: translateX(100%) }
`
const fromTop = keyframes`
  from { transform: translateY(-100%) }
`
const fade = keyframes`
  from { opacity: 0 }
`

export const Dialog = styled.dialog`
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 20px clamp(20px, 4vw, 48px) 32px;
  color: var(--text);
  background: var(--surface);
  border: 0;
  overscroll-behavior: contain;

  &::backdrop {
    background: rgb(0 0 0 / 55%);
    animation: ${fade} var(--slow) var(--ease);
  }
  &[data-placement='right'] {
    inset: 0 0 0 auto;
    width: min(400px, 88vw);
    height: 100dvh;
    border-inline-start: 4px solid var(--accent);
    animation: ${fromRight} var(--slow) var(--ease);
  }
  &[data-placement='top'] {
    inset: 0 0 auto;
    width: 100%;
    max-height: 100dvh;
    border-block-end: 4px solid var(--accent);
    animation: ${fromTop} var(--slow) var(--ease);
  }
`

/** A square button around an icon, for headers and dialogs. */
export const IconButton = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  color: inherit;
  background: none;
  border: 0;
  border-radius: var(--radius-s);
  cursor: pointer;

  &:hover {
    background: color-mix(in srgb, currentColor 10%, transparent);
  }
`

export const CloseRow = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-block-end: 8px;
`
