import { useEffect, useState } from 'react'
import { Key } from '../score-styles.ts'

/** How long the second press may take, in milliseconds. */
const PATIENCE_MS = 5_000

interface ConfirmedKeyProps {
  readonly children: string
  readonly onConfirm: () => void
}

/** A key that is pressed twice: rain presses once. */
export function ConfirmedKey({ children, onConfirm }: ConfirmedKeyProps) {
  const [isAsking, setIsAsking] = useState(false)
  useEffect(() => {
    if (!isAsking) return undefined
    const timer = setTimeout(() => setIsAsking(false), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isAsking])
  return (
    <Key
      type="button"
      data-look={isAsking ? 'main' : undefined}
      onClick={() => {
        setIsAsking(!isAsking)
        if (isAsking) onConfirm()
      }}
    >
      {children}
      <small role="status">{isAsking ? 'Press again' : ''}</small>
    </Key>
  )
}
