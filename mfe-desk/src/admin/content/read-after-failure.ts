import { DeskError, isConflict, isRefused } from '../../desk-api/desk-api.ts'
import type { DeskDataProvider, DeskRecord } from '../data/data-provider.ts'

/**
 * Reads a record after a change of it has failed, because the change may be made and its answer lost.
 *
 * @returns the record as it is now, null if it is deleted; undefined if it cannot be read, or if the API has refused the
 *   change for another reason than that it is made already.
 */
export async function readAfterFailure(
  failure: unknown,
  data: Pick<DeskDataProvider, 'getOne'>,
  part: string,
  id: DeskRecord['id'],
): Promise<DeskRecord | null | undefined> {
  if (!mayBeDone(failure)) return undefined
  try {
    return (await data.getOne<DeskRecord>(part, { id })).data
  } catch (error) {
    return isGone(error) ? null : undefined
  }
}

const isGone = (failure: unknown) => failure instanceof DeskError && failure.status === 404

/** With the current record, the API has refused a change because of another one. */
const mayBeDone = (failure: unknown) =>
  !isRefused(failure) || isGone(failure) || (isConflict(failure) && !failure.refusal.current)

/** Whether a record is withdrawn from visitors, now and later. */
export const isWithdrawn = ({ publishedRevision, publishAt }: DeskRecord): boolean =>
  !publishedRevision && !publishAt
