import { PhoneClock } from './clock/phone-clock.ts'
import { PhoneStore } from './taps/phone-store.ts'

/** What all matches on this phone share. */
export interface Phone {
  readonly store: PhoneStore
  readonly clock: PhoneClock
}

/** Opens what the phone keeps. @throws DOMException where the browser keeps nothing. */
export async function openPhone(): Promise<Phone> {
  const store = await PhoneStore.open()
  // Browsers clear what pages keep when a phone is full, unless they are asked not to.
  void askToKeep()
  return { store, clock: new PhoneClock(await store.clock()) }
}

async function askToKeep(): Promise<void> {
  try {
    await navigator.storage.persist()
  } catch {
    // Old browsers know no such thing.
  }
}
