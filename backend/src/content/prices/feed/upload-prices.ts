import type { PriceList } from 'shared-contracts/desk/prices'
import type { EntityManager } from 'typeorm'
import { storeReadings } from './price-repository.ts'
import { checkTable, type CheckedTable } from './table.ts'

/**
 * Stores an uploaded table as the newest prices of a list, which every process shows within seconds. Stores nothing if
 * any row is wrong. Needs a write transaction.
 */
export async function uploadPrices(
  manager: EntityManager,
  list: PriceList,
  source: string,
  now: Date,
): Promise<CheckedTable> {
  const table = await checkTable(source, now)
  if (table.mistakes.length === 0) await storeReadings(manager, list, table.readings, now, now)
  return table
}
