import { LRUCache } from 'lru-cache'

/** What was read at a revision of the league, until it changes: callers share one reading. */
export class HeldByRevision<Value extends object> {
  private readonly held: LRUCache<string, { revision: number; value: Promise<Value> }>

  constructor(max: number) {
    this.held = new LRUCache({ max })
  }

  get(name: string, revision: number, read: () => Promise<Value>): Promise<Value> {
    const known = this.held.get(name)
    if (known?.revision === revision) return known.value
    const entry = { revision, value: read() }
    this.held.set(name, entry)
    entry.value.catch(() => {
      if (this.held.peek(name) === entry) this.held.delete(name)
    })
    return entry.value
  }
}
