import { useEffect, useRef, useState, type FocusEvent, type MouseEvent } from 'react'

/** Delay before a menu opened by hover closes after the pointer has left it, in milliseconds. */
const LEAVE_DELAY_MS = 150

/** `peeked`: opened by hover; `pinned`: opened by a click, and closed by another one. */
type Openness = 'closed' | 'peeked' | 'pinned'

/**
 * State and handlers of a menu that opens on hover, click and Enter, and closes on Escape and on a click or
 * focus elsewhere.
 */
export function useDisclosure<Root extends HTMLElement>() {
  const [openness, setOpenness] = useState<Openness>('closed')
  const root = useRef<Root>(null)
  const button = useRef<HTMLButtonElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOpen = openness !== 'closed'

  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      if (root.current?.contains(document.activeElement)) button.current?.focus()
      setOpenness('closed')
    }
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpenness('closed')
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [isOpen])

  useEffect(() => () => clearTimeout(leaving.current), [])

  return {
    isOpen,
    root,
    button,
    /** A click on a menu opened by hover keeps it open. */
    press: () => setOpenness(openness === 'pinned' ? 'closed' : 'pinned'),
    rootHandlers: {
      onMouseEnter: () => {
        clearTimeout(leaving.current)
        setOpenness((before) => (before === 'closed' ? 'peeked' : before))
      },
      onMouseLeave: () => {
        leaving.current = setTimeout(() => {
          // Closing would take the focus from a link; the menu closes when the focus leaves.
          if (!isFocusIn(root.current, button.current))
            setOpenness((before) => (before === 'peeked' ? 'closed' : before))
        }, LEAVE_DELAY_MS)
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpenness('closed')
      },
    },
    /** Choosing a link closes the menu. */
    panelHandlers: {
      onClick: ({ target }: MouseEvent) => {
        if (target instanceof Element && target.closest('a')) setOpenness('closed')
      },
    },
  }
}

/** Whether an element of the menu other than its button has the focus. */
const isFocusIn = (root: Element | null, button: Element | null) =>
  document.activeElement !== button && root?.contains(document.activeElement)
