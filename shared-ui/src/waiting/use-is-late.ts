import { useEffect, useState } from 'react'

/** Half of what the edge gives the API for an answer, in milliseconds. */
const PATIENCE_MS = 5_000

/** Whether a page has been waiting for so long that it should show what it has, and say what is missing. */
export function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false)

  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isWaiting])

  return isWaiting && isLate
}
