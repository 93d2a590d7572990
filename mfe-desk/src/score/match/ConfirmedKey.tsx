import { useEffect, useState } from 'react'
import { Key } from '../score-styles.ts'
import { usePause } from '../use-pause.ts'

/** Timeout for the second press, in milliseconds. */
const CONFIRM_TIMEOUT_MS = 5_000

interface ConfirmedKeyProps {
  readonly children: string
  readonly onConfirm: () => void
}

/** A key that must be pressed twice, because rain may press once. */
export function ConfirmedKey({ children, onConfirm }: ConfirmedKeyProps) {
  const [isAsking, setIsAsking] = useState(false)
  const isPaused = usePause(isAsking) && isAsking
  useEffect(() => {
    if (!isAsking) return undefined
    const timer = setTimeout(() => setIsAsking(false), CONFIRM_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [isAsking])
  return (
    <Key
      type="button"
      data-look={isAsking ? 'main' : undefined}
      // A disabled key would lose the focus.
      aria-disabled={isPaused}
      onClick={() => {
        if (isPaused) return
        setIsAsking(!isAsking)
        if (isAsking) onConfirm()
      }}
    >
      {children}
      <small role="status">{isAsking ? 'Press again' : ''}</small>
    </Key>
  )
}
