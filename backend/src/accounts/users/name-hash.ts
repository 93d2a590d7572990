import { sha256 } from '../../foundation/database/sha256.ts'

/** Identifies a name regardless of case. */
export const nameHash = (name: string) => sha256(name.normalize('NFKC').toLowerCase())
