import * as v from 'valibot'
import type { DeskDataProvider, DeskRecord } from '../data/data-provider.ts'

const Standing = v.object({
  id: v.union([v.number(), v.string()]),
  revision: v.number(),
  publishedRevision: v.nullish(v.number()),
  publishAt: v.nullish(v.string()),
})
const Revised = v.object({ revision: v.number() })

/** Current state of a record: the revision to start from, and whether the record is deleted. */
export interface Since {
  readonly revision: number
  readonly isDeleted: boolean
}

interface Step {
  readonly name: string
  readonly body?: unknown
}

/**
 * Returns the way back to an earlier state of a record. It restores a revision, which also undeletes the record, and
 * publishes what visitors read. Each step creates a new revision, so nothing is lost, and each is refused if somebody
 * else has changed the record since. Called again after a failure, it goes on with the step that failed.
 */
export function returnTo(
  data: Pick<DeskDataProvider, 'act'>,
  part: string,
  before: DeskRecord,
  since: Since,
): () => Promise<void> {
  const { id } = v.parse(Standing, before)
  const left = [...stepsTo(before, since.isDeleted)]
  let { revision } = since
  return async () => {
    for (let [step] = left; step; [step] = left) {
      revision = v.parse(Revised, await data.act(part, id, { ...step, revision })).revision
      left.shift()
    }
  }
}

function stepsTo(before: DeskRecord, isDeleted: boolean): readonly Step[] {
  const { revision: newest, publishedRevision, publishAt } = v.parse(Standing, before)
  const restore = (earlier: number) => ({ name: `revisions/${earlier}/restore` })
  const schedule = publishAt ? [{ name: 'publish', body: { at: publishAt } }] : []
  if (!publishedRevision) return [isDeleted ? restore(newest) : { name: 'unpublish' }, ...schedule]
  const isOlder = publishedRevision !== newest
  return [
    ...(isDeleted || isOlder ? [restore(publishedRevision)] : []),
    { name: 'publish', body: {} },
    ...(isOlder ? [restore(newest)] : []),
    ...schedule,
  ]
}
