import { useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import type { DeskDataProvider, DeskRecord } from '../data/data-provider.ts'
import { useDeskData, useTell } from '../data/use-desk.ts'
import type { BulkAction } from '../list/bulk-action.ts'
import { useUndo } from '../undo/undo-context.ts'
import type { ContentPart } from './content-part.ts'
import { returnTo, type Since } from './return-to.ts'

const Revised = v.object({ revision: v.number() })

interface Change {
  readonly name: string
  /** Such as `published`. */
  readonly done: string
  readonly isFor: (record: DeskRecord) => boolean
  readonly apply: (data: DeskDataProvider, path: string, record: DeskRecord) => Promise<Since>
}

const isVisible = ({ state }: DeskRecord) => state === 'published' || state === 'scheduled'

const byCall =
  (name: string, body?: unknown): Change['apply'] =>
  async (data, path, { id, revision }) => ({
    ...v.parse(Revised, await data.act(path, id, { name, revision, body })),
    isDeleted: false,
  })

const PUBLISH: Change = {
  name: 'Publish',
  done: 'published',
  isFor: ({ revision, publishedRevision }) => revision !== publishedRevision,
  apply: byCall('publish', {}),
}
const UNPUBLISH: Change = {
  name: 'Unpublish',
  done: 'taken back',
  isFor: isVisible,
  apply: byCall('unpublish'),
}
export const DELETE: Change = {
  name: 'Delete',
  done: 'deleted',
  isFor: () => true,
  apply: async (data, path, record) => {
    await data.delete(path, { id: record.id, previousData: record })
    return { revision: record.revision ?? 0, isDeleted: true }
  },
}

/**
 * Applies one change to many records, one after the other, and offers to undo it for those that it changed.
 *
 * @returns whether any record was changed.
 */
export function useContentChange({ path, singular, title }: ContentPart) {
  const data = useDeskData()
  const tell = useTell()
  const queries = useQueryClient()
  const { offer } = useUndo()
  return async ({ done, apply }: Change, records: readonly DeskRecord[]) => {
    const changed: { readonly before: DeskRecord; readonly since: Since }[] = []
    let failure: unknown = null
    for (const before of records) {
      try {
        changed.push({ before, since: await apply(data, path, before) })
      } catch (error) {
        failure = error
      }
    }
    await queries.invalidateQueries({ queryKey: [path, 'getList'] })
    const failed = records.length - changed.length
    if (failed > 0) tell.failed(`${failed} of ${records.length} not ${done}`, failure)
    const [only] = changed
    if (!only) return false
    const isOne = changed.length === 1
    const what = isOne ? `1 ${singular} is` : `${changed.length} ${title.toLowerCase()} are`
    offer(path, {
      text: `${what} ${done}`,
      undo: async () => {
        for (const { before, since } of changed) await returnTo(data, path, before, since)
      },
    })
    return true
  }
}

/** Returns the bulk actions for the selected records of a list. */
export function useBulkActions(content: ContentPart): readonly BulkAction[] {
  const change = useContentChange(content)
  const changes = content.isPermanent ? [PUBLISH] : [PUBLISH, UNPUBLISH, DELETE]
  return changes.map((one) => ({
    name: one.name,
    isFor: one.isFor,
    run: async (records) => void (await change(one, records)),
  }))
}
