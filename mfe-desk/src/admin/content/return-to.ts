import * as v from 'valibot'
import { DeskError } from '../../desk-api/desk-api.ts'
import type { DeskDataProvider, DeskRecord } from '../data/data-provider.ts'
import { isWithdrawn, readAfterFailure } from './read-after-failure.ts'

const Standing = v.object({
  id: v.union([v.number(), v.string()]),
  revision: v.number(),
  publishedRevision: v.nullish(v.number()),
  publishAt: v.nullish(v.string()),
  publishRevision: v.nullish(v.number()),
})
const Revised = v.object({ revision: v.number() })

/** What was done to a record, and the revision to start from. */
export interface Since {
  readonly revision: number
  readonly action: 'published' | 'unpublished' | 'deleted'
}

interface Step {
  readonly name: string
  readonly body?: unknown
  /** The revision that it restores. */
  readonly restored?: number
}

type Desk = Pick<DeskDataProvider, 'act' | 'fieldsOf' | 'getOne'>

/**
 * Returns the way back to an earlier state of a record. It restores revisions, which also undeletes the record,
 * publishes what visitors read, and schedules what was scheduled. A restored revision becomes a new one, so nothing is
 * lost, and each step is refused if somebody else has changed the record since. Called again after a failure, it goes
 * on with the step that failed, or with the next one if only its answer was lost.
 */
export function returnTo(
  data: Desk,
  part: string,
  before: DeskRecord,
  since: Since,
): () => Promise<void> {
  const { id } = v.parse(Standing, before)
  const left = [...stepsTo(before, since.action)]
  let { revision } = since
  /** Whether a step that has failed was taken, and only its answer lost. */
  const isTaken = async ({ name, restored }: Step, failure: unknown): Promise<boolean> => {
    if (name === 'unpublish') {
      const now = await readAfterFailure(failure, data, part, id)
      return now?.revision === revision && isWithdrawn(now)
    }
    const { current } = failure instanceof DeskError ? failure.refusal : {}
    if (restored === undefined || current?.revision !== revision + 1) return false
    const made = await data.fieldsOf(part, id, current.revision)
    const meant = await data.fieldsOf(part, id, restored)
    return made !== undefined && JSON.stringify(made) === JSON.stringify(meant)
  }
  /** @returns the revision after a step. */
  const take = async (step: Step): Promise<number> => {
    const { name, body, restored } = step
    try {
      return v.parse(Revised, await data.act(part, id, { name, body, revision })).revision
    } catch (failure) {
      if (!(await isTaken(step, failure))) throw failure
      return restored === undefined ? revision : revision + 1
    }
  }
  return async () => {
    for (let [step] = left; step; [step] = left) {
      revision = await take(step)
      left.shift()
    }
  }
}

function* stepsTo(before: DeskRecord, action: Since['action']): Iterable<Step> {
  const standing = v.parse(Standing, before)
  const { revision: newest, publishedRevision, publishAt, publishRevision } = standing
  // Publishing and scheduling apply to the newest revision, so the one that is meant becomes the newest first.
  let latest = action === 'deleted' ? null : newest
  function* restore(revision: number): Iterable<Step> {
    if (latest !== revision) yield { name: `revisions/${revision}/restore`, restored: revision }
    latest = revision
  }
  if (publishedRevision) {
    yield* restore(publishedRevision)
    yield { name: 'publish', body: {} }
  } else if (action === 'published') yield { name: 'unpublish' }
  if (publishAt) {
    yield* restore(publishRevision ?? newest)
    yield { name: 'publish', body: { at: publishAt } }
  }
  yield* restore(newest)
}
