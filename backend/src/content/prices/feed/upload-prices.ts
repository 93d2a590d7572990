import type { PriceList } from 'shared-contracts/desk/prices'
import type { EntityManager } from 'typeorm'
import { keepReadings } from './price-repository.ts'
import { checkTable, type CheckedTable } from './table.ts'

/**
 * Keeps a table that somebody uploads as the newest prices of a list, which every process shows within seconds;
 * nothing of it when any row does not fit. To be called in a transaction that writes.
 */
export async function uploadPrices(
  manager: EntityManager,
  list: PriceList,
  source: string,
  now: Date,
): Promise<CheckedTable> {
  const table = await checkTable(source, now)
  if (table.mistakes.length === 0) await keepReadings(manager, list, table.readings, now, now)
  return table
}
