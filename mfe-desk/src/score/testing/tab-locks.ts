/** A held lock, and how it is stolen. */
interface Held {
  readonly lose: (error: DOMException) => void
}

/** The locks that the tabs of one browser share, as far as scoring uses them; jsdom has none. */
export class TabLocks {
  readonly #held = new Map<string, Held>()

  /** Steals the lock from its holder, and holds it until the promise of `work` settles. */
  request(name: string, _options: { steal: true }, work: () => Promise<unknown>): Promise<unknown> {
    this.#held.get(name)?.lose(new DOMException('Lock broken by another request', 'AbortError'))
    return new Promise((resolve, reject) => {
      const held: Held = { lose: reject }
      this.#held.set(name, held)
      const end = () => {
        if (this.#held.get(name) === held) this.#held.delete(name)
      }
      work().then(resolve, reject).finally(end)
    })
  }

  isHeld(name: string): boolean {
    return this.#held.has(name)
  }
}

/** Gives the browser of a test locks of its own. */
export function giveLocks(): TabLocks {
  const locks = new TabLocks()
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
  return locks
}

export const takeLocks = () => Reflect.deleteProperty(navigator, 'locks')
