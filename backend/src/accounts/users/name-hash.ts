import { sha256 } from '../../foundation/database/sha256.ts'

/** Identifies a name as a reader sees it: regardless of case, wider spaces and characters without a shape. */
export const nameHash = (name: string) =>
  sha256(
    name
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .replace(/\s+/gu, ' ')
      .trim()
      .toLowerCase(),
  )
