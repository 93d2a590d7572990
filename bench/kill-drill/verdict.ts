import type { Stored, StoredWrite } from './stored-writes.ts'
import type { Kind, Write } from './writer.ts'

/** Inconsistencies: every list is empty after a successful drill. */
export interface Faults {
  /** Acknowledged and not stored. */
  readonly lost: readonly string[]
  /** Stored more than once. */
  readonly doubled: readonly string[]
  /** Stored with a different content than sent, or a different number, code or time than acknowledged. */
  readonly changed: readonly string[]
  /** Stored and never sent. */
  readonly unknown: readonly string[]
  /** Stored without exactly one notification to the office, or the reverse. */
  readonly misnotified: readonly string[]
}

const NOTICES: Record<Kind, string> = {
  contacts: 'contact',
  career_applications: 'career-application',
}

/** Compares the writes sent and acknowledged with those stored. */
export function faultsOf(sent: readonly Write[], { writes, notices }: Stored): Faults {
  const stored = new Map<string, StoredWrite[]>()
  for (const write of writes) stored.set(write.email, [...(stored.get(write.email) ?? []), write])
  const known = new Set(sent.map(({ email }) => email))
  const emailsOf = (list: readonly { email: string }[]) => list.map(({ email }) => email)
  return {
    lost: emailsOf(sent.filter((write) => write.acknowledged && !stored.has(write.email))),
    doubled: [...stored].flatMap(([email, rows]) => (rows.length > 1 ? [email] : [])),
    changed: emailsOf(
      sent.filter((write) => stored.get(write.email)?.some((row) => !isTrue(row, write))),
    ),
    unknown: [...stored.keys()].filter((email) => !known.has(email)),
    misnotified: differences(
      writes.map(({ kind, id }) => `${NOTICES[kind]} ${id}`),
      notices,
    ),
  }
}

function isTrue(row: StoredWrite, { kind, text, acknowledged }: Write): boolean {
  if (row.kind !== kind || row.text !== text) return false
  if (!acknowledged) return true
  const { id, reference, createdAt } = acknowledged
  return row.id === id && row.reference === reference && row.createdAt === createdAt
}

/** Items that do not occur equally often in both lists. */
function differences(left: readonly string[], right: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const item of left) counts.set(item, (counts.get(item) ?? 0) + 1)
  for (const item of right) counts.set(item, (counts.get(item) ?? 0) - 1)
  return [...counts].flatMap(([item, count]) => (count === 0 ? [] : [item]))
}
