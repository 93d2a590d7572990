import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'

const arrive = keyframes`
  from { opacity: 0; transform: translateY(16px) }
`

export const Place = styled.div`
  position: fixed;
  z-index: 60;
  inset: auto 16px calc(16px + var(--bar-below, 0px)) auto;
  width: min(400px, calc(100vw - 32px));
`

export const Note = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  padding: 16px 8px 16px 20px;
  font: 400 var(--text-s) / 1.5 var(--font-text);
  color: var(--text);
  background: var(--surface-raised);
  border: 1px solid var(--line);
  border-inline-start: 4px solid var(--up);
  border-radius: var(--radius-s);
  box-shadow: 0 16px 40px rgb(0 0 0 / 22%);
  animation: ${arrive} var(--slow) var(--ease);

  &[data-variant='destructive'] {
    border-inline-start-color: var(--down);
  }
`

export const NoteTitle = styled.p`
  font-weight: 650;
`

export const NoteText = styled.p`
  color: var(--text-muted);
`

export const Close = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-block: -10px;
  padding: 0;
  background: none;
  border: 0;
  cursor: pointer;
`
