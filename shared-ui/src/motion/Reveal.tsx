import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { useEffect, useRef, type ElementType, type HTMLAttributes } from 'react'
import { prefersReducedMotion } from './use-reduced-motion.ts'

interface RevealProps extends HTMLAttributes<HTMLDivElement> {
  readonly as?: ElementType
}

/**
 * Content that rises once, when it is first scrolled into view. It is never hidden before, so that it is
 * visible without scripts, in print and under reduced motion.
 */
export function Reveal(props: RevealProps) {
  const element = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const target = element.current
    if (!target || typeof IntersectionObserver !== 'function' || prefersReducedMotion()) return
    let isFirstReport = true
    const observer = new IntersectionObserver((entries) => {
      const isInView = entries.some((entry) => entry.isIntersecting)
      // Content that is in view when the page starts must not move.
      if (isInView && !isFirstReport) target.dataset['reveal'] = 'risen'
      if (isInView) observer.disconnect()
      isFirstReport = false
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [])

  return <Rising ref={element} {...props} />
}

const rise = keyframes`
  from { opacity: 0; transform: translateY(32px) }
`

const Rising = styled.div`
  &[data-reveal='risen'] {
    animation: ${rise} 800ms var(--ease) backwards;
  }
  @media print {
    animation: none !important;
  }
`
