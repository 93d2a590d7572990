import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'shared-contracts/router'
import { ModalDialog } from './ModalDialog.tsx'
import { CloseRow, IconButton } from './modal-dialog-styles.ts'

interface SlideOutProps {
  /** Name of the menu; "Menu" by default. */
  readonly label?: string
  /** Links; choosing one closes the menu. */
  readonly children: ReactNode
  readonly className?: string
}

/** The small screen's menu: a button, and what slides in from the right. */
export function SlideOut({ label = 'Menu', children, className }: SlideOutProps) {
  const { key } = useLocation()
  /** The history entry in which it was opened: going back leaves the menu behind, too. */
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const isOpen = openedAt === key
  const close = () => setOpenedAt(null)
  return (
    <>
      <IconButton
        className={className}
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpenedAt(key)}
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
