import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'shared-contracts/router'

interface ResultInView {
  /** The beginning of the result. */
  readonly result: RefObject<HTMLParagraphElement | null>
  /** Call when a press asks for another result. */
  readonly showNext: () => void
}

/** Height of a result that counts as seen, in pixels: its count, and the beginning of its list. */
const SEEN = 96

/**
 * Scrolls to a result below the control that changes it, unless its beginning is in view. The page defines the motion,
 * and the room for the bars at its edges.
 */
export function useResultInView(): ResultInView {
  const result = useRef<HTMLParagraphElement>(null)
  const isAsked = useRef(false)
  const { key } = useLocation()

  useEffect(() => {
    if (!isAsked.current) return
    isAsked.current = false
    // In the next frame: a navigation to the same address leads to the top of the page.
    const frame = requestAnimationFrame(() => {
      if (result.current && !isSeen(result.current)) result.current.scrollIntoView()
    })
    return () => cancelAnimationFrame(frame)
  }, [key])

  return { result, showNext: () => void (isAsked.current = true) }
}

function isSeen(result: HTMLElement): boolean {
  const below = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0
  return result.getBoundingClientRect().top + SEEN <= window.innerHeight - below
}
