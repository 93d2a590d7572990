import { useEffect, useState } from 'react'
import { openPhone, type Phone } from './phone.ts'

/** One page a browser scores: two would keep two clocks of the same phone. */
const LOCK = 'desk-score'

export type PhoneState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly phone: Phone }
  /** The browser keeps nothing. */
  | { readonly kind: 'none' }
  /** Another tab has taken over. */
  | { readonly kind: 'elsewhere' }

/** Opens the phone for this tab, which takes over from any other; `takeOver` does so again. */
export function usePhone() {
  const [state, setState] = useState<PhoneState>({ kind: 'opening' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isHere = true
    let opened: Phone | null = null
    let leave: () => void = () => undefined
    const left = new Promise<void>((resolve) => {
      leave = resolve
    })
    const score = async () => {
      opened = await openPhone()
      if (isHere) setState({ kind: 'open', phone: opened })
      await left
    }
    const end = (kind: 'none' | 'elsewhere') => {
      // What this tab would still keep is no longer of this phone's clock.
      opened?.store.close()
      if (isHere) setState({ kind })
    }
    // Old browsers have no locks, and those who use them one tab.
    const held =
      'locks' in navigator ? navigator.locks.request(LOCK, { steal: true }, score) : score()
    held.then(
      () => opened?.store.close(),
      () => end(opened ? 'elsewhere' : 'none'),
    )
    return () => {
      isHere = false
      leave()
    }
  }, [attempt])

  return { state, takeOver: () => setAttempt(attempt + 1) }
}
