import { useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import type { DeskDataProvider, DeskRecord } from '../data/data-provider.ts'
import { useDeskData, useTell } from '../data/use-desk.ts'
import type { BulkAction } from '../list/bulk-action.ts'
import { useUndo } from '../undo/undo-context.ts'
import type { ContentPart } from './content-part.ts'
import { isWithdrawn, readAfterFailure } from './read-after-failure.ts'
import { returnTo, type Since } from './return-to.ts'

const Revised = v.object({ revision: v.number() })

interface Change {
  readonly name: string
  /** Such as `published`. */
  readonly done: string
  readonly isFor: (record: DeskRecord) => boolean
  readonly action: Since['action']
  /** @returns the revision that it leaves. */
  readonly apply: (data: DeskDataProvider, path: string, record: DeskRecord) => Promise<number>
  /** Whether a record is as the change leaves it; null if it is deleted. */
  readonly isDone: (now: DeskRecord | null) => boolean
}

const isVisible = ({ state }: DeskRecord) => state === 'published' || state === 'scheduled'

const byCall =
  (name: string, body?: unknown): Change['apply'] =>
  async (data, path, { id, revision }) =>
    v.parse(Revised, await data.act(path, id, { name, revision, body })).revision

const PUBLISH: Change = {
  name: 'Publish',
  done: 'published',
  isFor: ({ revision, publishedRevision }) => revision !== publishedRevision,
  action: 'published',
  apply: byCall('publish', {}),
  isDone: (now) => now !== null && now['publishedRevision'] === now.revision,
}
const UNPUBLISH: Change = {
  name: 'Unpublish',
  done: 'taken back',
  isFor: isVisible,
  action: 'unpublished',
  apply: byCall('unpublish'),
  isDone: (now) => now !== null && isWithdrawn(now),
}
export const DELETE: Change = {
  name: 'Delete',
  done: 'deleted',
  isFor: () => true,
  action: 'deleted',
  apply: async (data, path, record) => {
    await data.delete(path, { id: record.id, previousData: record })
    return record.revision ?? 0
  },
  isDone: (now) => now === null,
}

/** Applies a change to a record. One that was made, although its answer was lost, has not failed. */
async function sinceChange(
  { action, apply, isDone }: Change,
  data: DeskDataProvider,
  path: string,
  record: DeskRecord,
): Promise<Since> {
  const { id, revision = 0 } = record
  try {
    return { revision: await apply(data, path, record), action }
  } catch (failure) {
    const now = await readAfterFailure(failure, data, path, id)
    const isOwn = now !== undefined && isDone(now) && (now?.revision ?? revision) === revision
    if (!isOwn) throw failure
    return { revision, action }
  }
}

/**
 * Applies one change to many records, one after the other, and offers to undo it for those that it changed.
 *
 * @returns the records that could not be changed.
 */
export function useContentChange({ path, singular, title }: ContentPart) {
  const data = useDeskData()
  const tell = useTell()
  const queries = useQueryClient()
  const { offer } = useUndo()

  const offerUndo = (done: string, waysBack: readonly (() => Promise<void>)[]) => {
    const isOne = waysBack.length === 1
    const what = isOne ? `1 ${singular} is` : `${waysBack.length} ${title.toLowerCase()} are`
    offer(path, {
      text: `${what} ${done}`,
      undo: async () => {
        const left: (typeof waysBack)[number][] = []
        let failure: unknown = null
        for (const goBack of waysBack) {
          try {
            await goBack()
          } catch (error) {
            left.push(goBack)
            failure = error
          }
        }
        if (left.length === 0) return
        offerUndo(done, left)
        throw failure
      },
    })
  }

  return async (change: Change, records: readonly DeskRecord[]) => {
    const { done } = change
    const waysBack: (() => Promise<void>)[] = []
    const failed: DeskRecord[] = []
    let failure: unknown = null
    for (const before of records) {
      try {
        waysBack.push(returnTo(data, path, before, await sinceChange(change, data, path, before)))
      } catch (error) {
        failed.push(before)
        failure = error
      }
    }
    await queries.invalidateQueries({ queryKey: [path, 'getList'] })
    if (failed.length > 0) tell.failed(`${failed.length} of ${records.length} not ${done}`, failure)
    if (waysBack.length > 0) offerUndo(done, waysBack)
    return failed
  }
}

/** Returns the bulk actions for the selected records of a list. */
export function useBulkActions(content: ContentPart): readonly BulkAction[] {
  const change = useContentChange(content)
  const changes = content.isPermanent ? [PUBLISH] : [PUBLISH, UNPUBLISH, DELETE]
  return changes.map((one) => ({
    name: one.name,
    isFor: one.isFor,
    run: (records) => change(one, records),
  }))
}
