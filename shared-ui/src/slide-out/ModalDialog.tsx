import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { Dialog } from './modal-dialog-styles.ts'

interface ModalDialogProps {
  /** Name of the dialog. */
  readonly label: string
  readonly isOpen: boolean
  /** Asked for by Escape, a press beside the dialog, or the choice of a link inside. */
  readonly onClose: () => void
  readonly placement: 'right' | 'top'
  readonly children: ReactNode
}

/**
 * A native modal dialog: the browser keeps focus inside, makes the rest of the page inert, and gives
 * focus back to what had it.
 */
export function ModalDialog({ label, isOpen, onClose, placement, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === isOpen) return
    if (typeof element.showModal !== 'function') {
      // Before 2022 there were no modal dialogs; one that is merely open serves.
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
