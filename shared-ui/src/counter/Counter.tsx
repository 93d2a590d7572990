import { useEffect, useRef, useState, type RefObject } from 'react'
import { prefersReducedMotion } from '../motion/use-reduced-motion.ts'

/** Requirement 9: counters run for 2000 ms in 60 steps. */
const STEPS = 60
const STEP_MS = 2_000 / STEPS

interface CounterProps {
  readonly value: number
  /** Follows the number, such as `+` or `%`. */
  readonly suffix?: string
  /** Formats the number; by default as digits without separators, which suits years. */
  readonly format?: (value: number) => string
}

/**
 * A number that counts up from zero once it is visible. The server's markup, visitors who prefer reduced motion
 * and assistive software get the final number at once.
 */
export function Counter({ value, suffix = '', format = String }: CounterProps) {
  const element = useRef<HTMLSpanElement>(null)
  const step = useCountingStep(element)
  const final = `${format(value)}${suffix}`
  if (step === null) return <span ref={element}>{final}</span>
  return (
    <span ref={element} role="img" aria-label={final}>
      {format(Math.round((value * step) / STEPS))}
      {suffix}
    </span>
  )
}

/** Returns the current step of the count; null before and after it. */
function useCountingStep(element: RefObject<HTMLElement | null>): number | null {
  const [step, setStep] = useState<number | null>(null)

  useEffect(() => {
    if (!element.current || typeof IntersectionObserver !== 'function' || prefersReducedMotion())
      return
    let timer: ReturnType<typeof setInterval> | undefined
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      let reached = 0
      setStep(0)
      timer = setInterval(() => {
        reached += 1
        if (reached === STEPS) clearInterval(timer)
        setStep(reached === STEPS ? null : reached)
      }, STEP_MS)
    })
    observer.observe(element.current)
    return () => {
      observer.disconnect()
      clearInterval(timer)
    }
  }, [element])

  return step
}
