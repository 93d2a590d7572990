import { useEffect, useReducer, useRef, type MouseEvent, type ReactNode } from 'react'
import { closedFromSearch } from './escape.ts'
import { Dialog } from './modal-dialog-styles.ts'

interface ModalDialogProps {
  /** Accessible name of the dialog. */
  readonly label: string
  readonly isOpen: boolean
  /** Called on Escape, a click beside the dialog, or the choice of a link inside. */
  readonly onClose: () => void
  readonly placement: 'right' | 'top'
  readonly children: ReactNode
}

/**
 * A native modal dialog: the browser keeps focus inside, makes the rest of the page inert, and restores focus
 * afterwards.
 */
export function ModalDialog({ label, isOpen, onClose, placement, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [closings, countClosing] = useReducer((count: number) => count + 1, 0)

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === isOpen) return
    if (typeof element.showModal !== 'function') {
      // Browsers before 2022 have no modal dialogs; an open non-modal one serves instead.
      element.toggleAttribute('open', isOpen)
    } else if (isOpen) element.showModal()
    else element.close()
    // The browser closes it on Escape, whatever its owner wants: one that stays open is opened again.
  }, [isOpen, closings])

  // A dialog inside a part of small screens is gone on a wide one, but still makes the rest of the page inert.
  useEffect(() => {
    if (!isOpen) return
    const closeUnseen = () => {
      if (dialog.current?.getBoundingClientRect().width === 0) onClose()
    }
    window.addEventListener('resize', closeUnseen)
    return () => window.removeEventListener('resize', closeUnseen)
  }, [isOpen, onClose])

  const onClick = (event: MouseEvent) => {
    const isLink = event.target instanceof Element && event.target.closest('a') !== null
    if (isLink || isBeside(event)) onClose()
  }

  return (
    <Dialog
      ref={dialog}
      aria-label={label}
      data-placement={placement}
      onClose={() => {
        // The browser tells of every close, also of one that its owner wanted.
        if (isOpen) onClose()
        countClosing()
      }}
      onClick={onClick}
      onKeyDown={closedFromSearch(onClose)}
    >
      {children}
    </Dialog>
  )
}

/** Whether a click hit the backdrop. Both the backdrop and the dialog's own blank areas report the dialog as target. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget) return false
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
