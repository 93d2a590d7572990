import { useRef } from 'react'
import { useIdempotencyKey } from 'shared-ui'
import { DeskError, isRefused } from '../../desk-api/desk-api.ts'
import type { DeskRecord } from '../data/data-provider.ts'
import { useDeskData } from '../data/use-desk.ts'
import type { ContentPart } from './content-part.ts'
import { hasDifferences, valuesOf, type ContentValues } from './content-values.ts'

type Saved = DeskRecord & { id: number }

/**
 * Returns a function that creates or saves a record. If the answer to a creation was lost, the next save repeats it by
 * its key before it saves what was typed since, so there is one record. If the answer to a save was lost, the API may hold the version of
 * that save: the next one then starts from it, because it is nobody else's.
 */
export function useSend({ path, schema }: ContentPart) {
  const data = useDeskData()
  /** The fields of each save since the last answered one. */
  const unanswered = useRef<readonly ContentValues[]>([])
  /** The fields of a creation without an answer: the API may have made the record. */
  const lost = useRef<ContentValues | null>(null)
  /** The record of such a creation. */
  const found = useRef<DeskRecord | null>(null)
  const { keyFor } = useIdempotencyKey()

  const create = async (fields: ContentValues): Promise<DeskRecord> => {
    lost.current = fields
    try {
      const meta = { idempotencyKey: keyFor(fields) }
      const { data: answer } = await data.create<Saved>(path, { data: fields, meta })
      lost.current = null
      return answer
    } catch (error) {
      if (isRefused(error)) lost.current = null
      throw error
    }
  }

  /** @returns the record of a creation without an answer; null if there is none after all. */
  const createAgain = async (fields: ContentValues): Promise<DeskRecord | null> => {
    try {
      return await create(fields)
    } catch (error) {
      if (isRefused(error)) return null
      throw error
    }
  }

  const send = async (record: DeskRecord | null, fields: ContentValues): Promise<DeskRecord> => {
    if (!record) {
      const before = lost.current
      if (before && hasDifferences(fields, before)) found.current = await createAgain(before)
      return found.current ? send(found.current, fields) : create(fields)
    }
    unanswered.current = [...unanswered.current, fields]
    try {
      const { data: answer } = await data.update<Saved>(path, {
        id: record.id,
        data: { ...fields, revision: record.revision },
        previousData: record as Saved,
      })
      unanswered.current = []
      return answer
    } catch (error) {
      const current = currentOf(error, record)
      const stored = current && valuesOf(schema, current)
      const isOwn = unanswered.current.some((sent) => stored && !hasDifferences(stored, sent))
      if (current && isOwn) return send(current, fields)
      throw error
    }
  }
  return send
}

/** Returns the record as it is now, if a call was refused because somebody was ahead. */
export function currentOf(error: unknown, { id }: DeskRecord): DeskRecord | null {
  const current = error instanceof DeskError ? error.refusal.current : undefined
  return current ? { ...current, id } : null
}
