import { Injectable } from '@nestjs/common'
import { DataSource, In, type EntityManager } from 'typeorm'
import { networkOf } from 'shared-server/network-of'
import { sha256 } from '../../foundation/database/sha256.ts'
import { KeyLimit } from '../../foundation/http/key-limit.ts'
import { Redis } from '../../foundation/redis/redis.ts'
import { KnownPlace } from './known-place.entity.ts'
import { TooManySignInsException } from './too-many-sign-ins.exception.ts'

/** Window in which failures are counted, in milliseconds. */
const WINDOW_MS = 10 * 60_000
/** Limit for one network, across all accounts. People of one office mistype less often than that. */
const PER_NETWORK = 30
/** Limit for one account from all unknown places together: 2,880 guesses a day at most. */
const PER_ACCOUNT = 20
/** Limit for one account from one known place, which is where somebody has signed in to it before. */
const PER_KNOWN_PLACE = 10

/** The place from which somebody tries to sign in. */
export interface TriedPlace {
  readonly address: string
  /** Device token that the browser was given; empty for none. */
  readonly device: string
}

/** An admitted attempt. */
export interface Admission {
  /** Whether nobody has signed in to the account from there before. */
  readonly isStranger: boolean
  /** Uncounts the attempt, because it was no guess. */
  readonly takeBack: () => Promise<void>
}

/**
 * Limits password guesses before any expensive work. An attack on an account from many networks uses up only the limit
 * of unknown places. Its owner can still sign in from known places, and so cannot be locked out.
 */
@Injectable()
export class SignInLimits {
  private readonly network: KeyLimit
  private readonly account: KeyLimit
  private readonly knownPlace: KeyLimit

  constructor(
    private readonly dataSource: DataSource,
    redis: Redis,
  ) {
    const limit = (name: string, max: number) =>
      new KeyLimit({ name: `sign-in ${name}`, max, windowMs: WINDOW_MS }, redis)
    this.network = limit('network', PER_NETWORK)
    this.account = limit('account', PER_ACCOUNT)
    this.knownPlace = limit('known place', PER_KNOWN_PLACE)
  }

  /**
   * Counts an attempt. The caller takes it back if it succeeds.
   *
   * @throws TooManySignInsException
   */
  async admit(username: string, place: TriedPlace): Promise<Admission> {
    const known = await this.knownPlaceOf(username, place)
    if (known !== null) return admitBy([[this.knownPlace, known]], false)
    const counted = [
      [this.network, networkOf(place.address)],
      [this.account, sha256(username)],
    ] as const
    return admitBy(counted, true)
  }

  /**
   * Counts an attempt by a signed-in person to confirm their own password.
   *
   * @throws TooManySignInsException
   */
  admitOwner(accountId: number): Promise<Admission> {
    return admitBy([[this.knownPlace, `own ${accountId}`]], false)
  }

  /** Remembers where somebody has signed in. */
  async remember(manager: EntityManager, username: string, place: TriedPlace): Promise<void> {
    const lastUsedAt = new Date()
    const rows = hashesOf(username, place).map((placeHash) => ({ placeHash, lastUsedAt }))
    await manager.upsert(KnownPlace, rows, ['placeHash'])
  }

  /** Returns a known place or null. Prefers the browser to the network, which others may share. */
  private async knownPlaceOf(username: string, place: TriedPlace): Promise<string | null> {
    const hashes = hashesOf(username, place)
    const rows = await this.dataSource.manager.findBy(KnownPlace, { placeHash: In(hashes) })
    const known = new Set(rows.map(({ placeHash }) => placeHash))
    return hashes.find((hash) => known.has(hash)) ?? null
  }
}

const hashesOf = (username: string, { address, device }: TriedPlace): string[] => [
  ...(device ? [sha256(`${username}\ndevice\n${device}`)] : []),
  sha256(`${username}\nnetwork\n${networkOf(address)}`),
]

async function admitBy(
  limits: readonly (readonly [KeyLimit, string])[],
  isStranger: boolean,
): Promise<Admission> {
  for (const [limit, key] of limits) {
    const wait = await limit.admit(key)
    if (wait > 0) throw new TooManySignInsException(wait)
  }
  return {
    isStranger,
    takeBack: async () => {
      for (const [limit, key] of limits) await limit.takeBack(key)
    },
  }
}
