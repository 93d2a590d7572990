import { PhoneClock } from './clock/phone-clock.ts'
import { PhoneStore } from './taps/phone-store.ts'

/** Resources that all matches on this phone share. */
export interface Phone {
  readonly store: PhoneStore
  readonly clock: PhoneClock
}

/** Opens the phone's store and clock. @throws DOMException if the browser stores nothing. */
export async function openPhone(): Promise<Phone> {
  const store = await PhoneStore.open()
  // Browsers clear stored data when a phone is full, unless they are asked not to.
  void askToKeep()
  return { store, clock: new PhoneClock(await store.clock()) }
}

async function askToKeep(): Promise<void> {
  try {
    await navigator.storage.persist()
  } catch {
    // Old browsers do not support this.
  }
}
