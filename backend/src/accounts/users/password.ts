import { hash, parseOptions, verify, type Algorithm, type Options } from '@node-rs/argon2'

/** Argon2id; the package names it by a constant that exists for the compiler alone. */
const ARGON2ID: Algorithm.Argon2id = 2

/** Cost of OWASP's password storage guidance: 19 MiB and two passes. */
const COST: Options = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of a password that nobody knows any more. */
const OF_NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$Xtc5gt/44POqU9k+mheQVw$uILVN6aqkP+alEHH1NYOARHeKnulPOxyiPsjCFTtCAQ'

/** Salted hash of a password, in the notation that Argon2 is known by (PHC). */
export const hashPassword = (password: string): Promise<string> =>
  hash(password.normalize('NFKC'), COST)

/**
 * Whether the hash is the password's. It takes the same time where there is no hash, so that the time does not tell
 * who has an account.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const isRight = await verify(stored ?? OF_NOBODY, password.normalize('NFKC'))
  return isRight && stored !== null
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
