import { ServiceUnavailableException } from '@nestjs/common'
import { hash, parseOptions, verify, type Algorithm, type Options } from '@node-rs/argon2'
import { BoundedQueue, QueueFullError } from '../../foundation/concurrency/bounded-queue.ts'

/** Argon2id. The package's own constant exists only for the compiler. */
const ARGON2ID: Algorithm.Argon2id = 2

/** Cost of OWASP's password storage guidance: 19 MiB and two passes. */
const COST: Options = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Two hashes at once take 38 MiB, and leave threads free for file access and name lookups. Up to 64 more wait, for a
 * second or two. Any further ones are refused at once.
 */
const QUEUE = new BoundedQueue({ atOnce: 2, waiting: 64 })
/** Share of the queue open to sign-ins from unknown places, so that a flood of them leaves room for the others. */
const STRANGERS_SHARE = 0.5

/** Hash of a password that nobody knows. */
const OF_NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$Xtc5gt/44POqU9k+mheQVw$uILVN6aqkP+alEHH1NYOARHeKnulPOxyiPsjCFTtCAQ'

/**
 * Returns the salted hash of a password, in PHC string format.
 *
 * @throws ServiceUnavailableException while the queue is full.
 */
export const hashPassword = (password: string): Promise<string> =>
  inQueue(() => hash(password.normalize('NFKC'), COST), 1)

/**
 * Whether the hash matches the password. It takes the same time without a hash, so that timing does not reveal who has
 * an account.
 *
 * @throws ServiceUnavailableException while the queue is full.
 */
export async function verifyPassword(
  password: string,
  stored: string | null,
  isStranger = false,
): Promise<boolean> {
  const isRight = await inQueue(
    () => verify(stored ?? OF_NOBODY, password.normalize('NFKC')),
    isStranger ? STRANGERS_SHARE : 1,
  )
  return isRight && stored !== null
}

async function inQueue<Result>(work: () => Promise<Result>, share: number): Promise<Result> {
  try {
    return await QUEUE.run(work, share)
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error
    throw new ServiceUnavailableException('Too many people sign in now. Please try again')
  }
}

/** Keeps anything but a hash out of the database. */
export const onlyHashes = {
  from: (stored: string | null) => stored,
  to: (password: string | null) => {
    if (password !== null && !isHash(password)) {
      throw new TypeError('A password is stored as its hash only')
    }
    return password
  },
}

function isHash(text: string): boolean {
  try {
    return parseOptions(text).algorithm === ARGON2ID
  } catch {
    return false
  }
}
