import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
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

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === isOpen) return
    if (typeof element.showModal !== 'function') {
      // Browsers before 2022 have no modal dialogs; an open non-modal one serves instead.
      element.toggleAttribute('open', isOpen)
    } else if (isOpen) element.showModal()
    else element.close()
  }, [isOpen])

  const onClick = ({ target, currentTarget }: MouseEvent) => {
    const isLink = target instanceof Element && target.closest('a') !== null
    if (isLink || target === currentTarget) onClose()
  }

  return (
    <Dialog
      ref={dialog}
      aria-label={label}
      data-placement={placement}
      onClose={onClose}
      onClick={onClick}
    >
      {children}
    </Dialog>
  )
}
