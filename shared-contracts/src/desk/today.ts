import * as v from 'valibot'
import { Part } from './roles.ts'

/** Pending work of the caller: `GET /api/desk/today`. Contains only parts of the caller's role. */
export const Today = v.object({
  waiting: v.array(
    v.object({
      part: Part,
      /** In words, such as `3 new messages`. */
      text: v.string(),
      count: v.number(),
      /** Path below `/desk` that shows them. */
      path: v.string(),
    }),
  ),
  /** Latest changes of the caller and others, newest first. */
  recent: v.array(
    v.object({ at: v.string(), by: v.string(), text: v.string(), path: v.nullable(v.string()) }),
  ),
})
export type Today = v.InferOutput<typeof Today>

/** One entry of the audit log: `GET /api/desk/audit`, newest first. */
export const AuditEntry = v.object({
  id: v.number(),
  at: v.string(),
  actor: v.string(),
  address: v.string(),
  action: v.string(),
  change: v.string(),
  isIntact: v.boolean(),
})
export type AuditEntry = v.InferOutput<typeof AuditEntry>

/** Members by which the API orders the audit log. */
export const AUDIT_SORTS = ['at'] as const
