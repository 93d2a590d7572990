import { useRef } from 'react'
import { DeskError } from '../../desk-api/desk-api.ts'
import type { DeskRecord } from '../data/data-provider.ts'
import { useDeskData } from '../data/use-desk.ts'
import type { ContentPart } from './content-part.ts'
import { hasDifferences, valuesOf, type ContentValues } from './content-values.ts'

type Saved = DeskRecord & { id: number }

/**
 * Returns a function that creates or saves a record. If the answer to a save was lost, the API may hold the version of
 * that save: the next one then starts from it, because it is nobody else's.
 */
export function useSend({ path, schema }: ContentPart) {
  const data = useDeskData()
  /** The fields of each save since the last answered one. */
  const unanswered = useRef<readonly ContentValues[]>([])

  const send = async (record: DeskRecord | null, fields: ContentValues): Promise<DeskRecord> => {
    if (!record) return (await data.create<Saved>(path, { data: fields })).data
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
