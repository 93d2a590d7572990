import styled from '@emotion/styled'
import X from 'lucide-react/icons/x'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { IconButton, Title } from 'shared-ui'
import { closedFromSearch } from 'shared-ui/escape'

interface DialogProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A native modal dialog in the middle of the screen. Its content is only rendered while it is open. */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // A layout effect: behind an open dialog nothing takes the focus, which other effects may want to move.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || element.open === isOpen) return
    if (isOpen) element.showModal()
    else element.close()
  }, [isOpen])
  return (
    <Box ref={dialog} aria-label={title} onClose={onClose} onKeyDown={closedFromSearch(onClose)}>
      {isOpen && (
        <>
          <Head>
            <Title>{title}</Title>
            <IconButton type="button" aria-label="Close" onClick={onClose}>
              <X size={20} />
            </IconButton>
          </Head>
          {children}
        </>
      )}
    </Box>
  )
}

const Box = styled.dialog`
  width: min(100vw - 24px, 1100px);
  max-height: min(100dvh - 24px, 900px);
  padding: clamp(16px, 3vw, 32px);
  overflow: auto;
  color: var(--text);
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);

  &[open] {
    display: grid;
    /* WebKit measures the row of a scrolling part once, and no more when its content arrives. */
    grid-auto-rows: max-content;
    gap: 20px;
    align-content: start;
  }
  &::backdrop {
    background: rgb(0 0 0 / 55%);
  }
`

const Head = styled.div`
  display: flex;
  gap: 16px;
  align-items: center;
  justify-content: space-between;
`
