import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { MatchesToScore, ScoredMatch } from 'shared-contracts/league/score'
import * as v from 'valibot'
import type { ClockLog } from '../clock/stretch.ts'
import { KeptTap } from './kept-tap.ts'

interface ScoreDatabase extends DBSchema {
  taps: { key: string; value: KeptTap; indexes: { match: [number, string] } }
  /** By account and match. */
  matches: { key: [number, string]; value: unknown }
  /** By account. */
  lists: { key: number; value: unknown }
  clock: { key: 'log'; value: ClockLog }
}

/** A phone's scoring data, kept so that it survives a lost network, a killed browser and the end of a session. */
export class PhoneStore {
  #database = this.#connect()

  private constructor() {}

  /** @throws DOMException if the browser stores nothing. */
  static async open(): Promise<PhoneStore> {
    const store = new PhoneStore()
    await store.#database
    return store
  }

  #connect(): Promise<IDBPDatabase<ScoreDatabase>> {
    return openDB<ScoreDatabase>('desk-score', 1, {
      upgrade(created) {
        created
          .createObjectStore('taps', { keyPath: 'id' })
          .createIndex('match', ['account', 'match'])
        created.createObjectStore('matches')
        created.createObjectStore('lists')
        created.createObjectStore('clock')
      },
      terminated: () => this.#reconnect(),
    })
  }

  /** Some phones close the database of a page in the background. */
  #reconnect(): void {
    this.#database = this.#connect()
    // The calls that follow report the error.
    this.#database.catch(() => undefined)
  }

  /** Returns the account's taps in a match that the server has not accepted, in the order of tapping. */
  async taps(account: number, match: string): Promise<KeptTap[]> {
    const database = await this.#database
    const kept = await database.getAllFromIndex('taps', 'match', [account, match])
    return kept
      .flatMap((tap) => {
        const parsed = v.safeParse(KeptTap, tap)
        return parsed.success ? [parsed.output] : []
      })
      .toSorted((one, other) => one.order - other.order)
  }

  /** Returns the number of unsent taps per match of the account. */
  async waiting(account: number): Promise<ReadonlyMap<string, number>> {
    const database = await this.#database
    const all = await database.getAll('taps')
    const own = all.filter((tap) => tap.account === account && tap.state === 'waiting')
    return new Map(
      [...new Set(own.map(({ match }) => match))].map((match) => [
        match,
        own.filter((tap) => tap.match === match).length,
      ]),
    )
  }

  /** Stores taps together with the clock that dates them. Resolves once they are on disk. */
  async keep(taps: readonly KeptTap[], log: ClockLog): Promise<void> {
    const database = await this.#database
    const change = database.transaction(['taps', 'clock'], 'readwrite', {
      durability: 'strict',
    })
    for (const tap of taps) void change.objectStore('taps').put(tap)
    void change.objectStore('clock').put(log, 'log')
    await change.done
  }

  async drop(ids: readonly string[]): Promise<void> {
    const database = await this.#database
    const change = database.transaction('taps', 'readwrite', { durability: 'strict' })
    for (const id of ids) void change.store.delete(id)
    await change.done
  }

  async clock(): Promise<ClockLog> {
    const database = await this.#database
    return (await database.get('clock', 'log')) ?? []
  }

  async keepClock(log: ClockLog): Promise<void> {
    const database = await this.#database
    await database.put('clock', log, 'log')
  }

  /** Returns the match as the server last sent it. */
  async match(account: number, match: string): Promise<ScoredMatch | null> {
    const database = await this.#database
    return orNull(ScoredMatch, await database.get('matches', [account, match]))
  }

  async keepMatch(account: number, match: ScoredMatch): Promise<void> {
    const database = await this.#database
    await database.put('matches', match, [account, match.fixture.slug])
  }

  async list(account: number): Promise<MatchesToScore | null> {
    const database = await this.#database
    return orNull(MatchesToScore, await database.get('lists', account))
  }

  async keepList(account: number, list: MatchesToScore): Promise<void> {
    const database = await this.#database
    await database.put('lists', list, account)
  }

  close(): void {
    this.#database.then(
      (database) => database.close(),
      () => undefined,
    )
  }
}

function orNull<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | null {
  const parsed = v.safeParse(schema, value)
  return parsed.success ? parsed.output : null
}
