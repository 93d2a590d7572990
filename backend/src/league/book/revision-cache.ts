import { LRUCache } from 'lru-cache'

/** Cache of values read at a revision of the league, until it changes. Callers share one read. */
export class RevisionCache<Value extends object> {
  private readonly held: LRUCache<string, { revision: number; value: Promise<Value> }>

  constructor(max: number) {
    this.held = new LRUCache({ max })
  }

  /** Returns what is cached or being read; undefined if nobody has asked for it at this revision. */
  peek(name: string, revision: number): Promise<Value> | undefined {
    const known = this.held.get(name)
    return known?.revision === revision ? known.value : undefined
  }

  get(name: string, revision: number, read: () => Promise<Value>): Promise<Value> {
    const known = this.peek(name, revision)
    if (known) return known
    const entry = { revision, value: read() }
    this.held.set(name, entry)
    entry.value.catch(() => {
      if (this.held.peek(name) === entry) this.held.delete(name)
    })
    return entry.value
  }
}
