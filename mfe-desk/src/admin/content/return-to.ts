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

/**
 * Brings a record back to an earlier state. It restores a revision, which also undeletes the record, and publishes
 * what visitors read. Each step creates a new revision, so nothing is lost, and each is refused if somebody else
 * has changed the record since.
 */
export async function returnTo(
  data: Pick<DeskDataProvider, 'act'>,
  part: string,
  before: DeskRecord,
  since: Since,
): Promise<void> {
  const { id, revision: newest, publishedRevision, publishAt } = v.parse(Standing, before)
  let { revision } = since
  const act = async (name: string, body?: unknown) => {
    revision = v.parse(Revised, await data.act(part, id, { name, revision, body })).revision
  }
  const restore = (earlier: number) => act(`revisions/${earlier}/restore`)
  if (publishedRevision) {
    const isOlder = publishedRevision !== newest
    if (since.isDeleted || isOlder) await restore(publishedRevision)
    await act('publish', {})
    if (isOlder) await restore(newest)
  } else if (since.isDeleted) await restore(newest)
  else await act('unpublish')
  if (publishAt) await act('publish', { at: publishAt })
}
