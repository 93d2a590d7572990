import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { useEffect, useState, type ReactNode } from 'react'
import { ModalDialog } from './ModalDialog.tsx'
import { CloseRow, IconButton } from './modal-dialog-styles.ts'

interface SlideOutProps {
  /** Accessible name of the menu; "Menu" by default. */
  readonly label?: string
  /** Links; choosing one closes the menu. */
  readonly children: ReactNode
  readonly className?: string
}

/** The menu of small screens: a button, and a panel that slides in from the right. */
export function SlideOut({ label = 'Menu', children, className }: SlideOutProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)

  // Going back closes the menu. A page that arrives late must not: the menu may be open again by then.
  useEffect(() => {
    window.addEventListener('popstate', close)
    return () => window.removeEventListener('popstate', close)
  }, [])

  return (
    <>
      <IconButton
        className={className}
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <Menu size={24} />
      </IconButton>
      <ModalDialog label={label} placement="right" isOpen={isOpen} onClose={close}>
        <CloseRow>
          <IconButton type="button" aria-label="Close menu" aria-expanded={isOpen} onClick={close}>
            <X size={24} />
          </IconButton>
        </CloseRow>
        {children}
      </ModalDialog>
    </>
  )
}
