import { ConflictException } from '@nestjs/common'

/**
 * Does work that may leave no fault behind, except those that were there before: a file or an older release may have
 * brought them, and they are put right one by one.
 *
 * @param find returns what is wrong, in sentences that are equal as long as the fault is.
 * @throws ConflictException with the first new fault.
 */
export async function refuseNewFaults(
  find: () => Promise<readonly string[]>,
  work: () => Promise<void>,
): Promise<void> {
  const known = new Set(await find())
  await work()
  const fault = (await find()).find((one) => !known.has(one))
  if (fault !== undefined) throw new ConflictException(fault)
}
