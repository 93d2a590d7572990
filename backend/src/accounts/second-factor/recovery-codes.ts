import { randomBytes } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { sha256 } from '../../foundation/database/sha256.ts'
import { RecoveryCode } from './recovery-code.entity.ts'

const CODES = 10
/** The base32 alphabet, which omits digits that look like letters. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** 80 bits. */
const LENGTH = 16

/**
 * Replaces an account's codes. @returns the new ones, such as `ABCD-EFGH-IJKL-MNOP`; they cannot be recovered later.
 */
export async function renewRecoveryCodes(
  manager: EntityManager,
  accountId: number,
): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode)
  await manager.delete(RecoveryCode, { accountId })
  await manager.insert(
    RecoveryCode,
    codes.map((code) => ({ accountId, codeHash: hashOf(accountId, code) })),
  )
  return codes
}

/** Uses up a recovery code. @returns whether the account had it. */
export async function useRecoveryCode(
  manager: EntityManager,
  accountId: number,
  code: string,
): Promise<boolean> {
  const codeHash = hashOf(accountId, code)
  return (await manager.delete(RecoveryCode, { accountId, codeHash })).affected === 1
}

function newCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length] ?? '')
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** Hashes a code regardless of case, spaces and hyphens. */
const hashOf = (accountId: number, code: string) =>
  sha256(`${accountId} ${code.toUpperCase().replace(/[^A-Z2-7]/g, '')}`)
