import { useEffect, useState } from 'react'
import { openPhone, type Phone } from './phone.ts'

/** Only one page per browser scores: two would keep two clocks of the same phone. */
const LOCK = 'desk-score'

export type PhoneState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly phone: Phone }
  /** The browser stores nothing. */
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
    let isTaken = false
    const score = async () => {
      const phone = await openPhone().catch(() => null)
      // Another tab may have taken over while the phone was being opened.
      if (isTaken) return phone?.store.close()
      opened = phone
      if (isHere) setState(phone ? { kind: 'open', phone } : { kind: 'none' })
      if (phone) await left
    }
    const giveAway = () => {
      isTaken = true
      // What this tab would still store no longer belongs to this phone's clock.
      opened?.store.close()
      if (isHere) setState({ kind: 'elsewhere' })
    }
    const close = () => opened?.store.close()
    // Old browsers have no locks, and some forbid them; their users are assumed to use one tab.
    const scoreWithoutLock = () => void score().then(close)
    if ('locks' in navigator)
      navigator.locks
        .request(LOCK, { steal: true }, score)
        .then(close, (error: unknown) => (isStolen(error) ? giveAway() : scoreWithoutLock()))
    else scoreWithoutLock()
    return () => {
      isHere = false
      leave()
    }
  }, [attempt])

  return { state, takeOver: () => setAttempt(attempt + 1) }
}

/** Whether another tab has taken the lock; any other error means that this one may hold none. */
const isStolen = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'
