import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { KeptTap } from './taps/kept-tap.ts'
import { keepInMemory } from './testing/keep-in-memory.ts'
import { giveLocks, takeLocks, type TabLocks } from './testing/tab-locks.ts'
import { usePhone, type PhoneState } from './use-phone.ts'

const A_TAP = '6f1c2f0e-3b55-4c39-9d34-0d8a3f0f7b11'
const tap = (id: string): KeptTap => ({
  ...{ id, account: 1, match: 'one-two', order: 1 },
  moment: { stretch: 1, mono: 0 },
  draft: { kind: 'added-time', id, minutes: 3 },
  ...{ at: null, state: 'waiting', sameAs: null, reason: null },
})

let locks: TabLocks
beforeEach(() => {
  keepInMemory()
  locks = giveLocks()
})
afterEach(() => void takeLocks())

/** A tab of the phone's browser that shows the scorer's pages. */
const openTab = () => renderHook(() => usePhone())
type Tab = ReturnType<typeof openTab>
const kindOf = ({ result }: Tab) => result.current.state.kind
const isA = (kind: PhoneState['kind'], tab: Tab) => waitFor(() => expect(kindOf(tab)).toBe(kind))

function phoneOf({ result }: Tab) {
  const { state } = result.current
  if (state.kind !== 'open') throw new Error(`The phone is ${state.kind}`)
  return state.phone
}

describe('two tabs of one phone', () => {
  it('score one at a time: the second takes over, with all that the first has kept', async () => {
    const first = openTab()
    await isA('open', first)
    const { store, clock } = phoneOf(first)
    // Still being written to disk when the other tab opens.
    const keeping = store.keep([tap(A_TAP)], clock.log)
    const second = openTab()
    await isA('elsewhere', first)
    await isA('open', second)
    await keeping
    const kept = await phoneOf(second).store.taps(1, 'one-two')
    expect(kept.map(({ id }) => id)).toEqual([A_TAP])
  })

  it('keep nothing any more in the one that was left', async () => {
    const first = openTab()
    await isA('open', first)
    const { store, clock } = phoneOf(first)
    const second = openTab()
    await isA('elsewhere', first)
    await expect(store.keep([tap(A_TAP)], clock.log)).rejects.toThrow()
    await isA('open', second)
    expect(await phoneOf(second).store.taps(1, 'one-two')).toEqual([])
  })

  it('change places when the scorer goes on in the first', async () => {
    const [first, second] = [openTab(), openTab()]
    await isA('open', second)
    act(() => first.result.current.takeOver())
    await isA('open', first)
    await isA('elsewhere', second)
  })

  it('are never both open, also where the second comes while the first opens the phone', async () => {
    const [first, second] = [openTab(), openTab()]
    await isA('open', second)
    await isA('elsewhere', first)
    await act(() => phoneOf(second).store.clock())
    expect([kindOf(first), kindOf(second)]).toEqual(['elsewhere', 'open'])
  })

  it('hold nothing once they are closed', async () => {
    const first = openTab()
    await isA('open', first)
    first.unmount()
    await waitFor(() => expect(locks.isHeld('desk-score')).toBe(false))
  })
})

/** What a browser does where its user forbids sites to store anything. */
const refuse = () => {
  throw new DOMException('No', 'SecurityError')
}

it('a browser that keeps nothing says so, and so it does without locks', async () => {
  Object.assign(globalThis, { indexedDB: { open: refuse } })
  const tab = openTab()
  await isA('none', tab)
  takeLocks()
  await isA('none', openTab())
})

it('a browser that forbids storage and locks keeps nothing: no other tab has taken over', async () => {
  Object.assign(globalThis, { indexedDB: { open: refuse } })
  locks.request = () => Promise.reject(new DOMException('No', 'SecurityError'))
  await isA('none', openTab())
})
