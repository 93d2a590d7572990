import type { PriceList } from 'shared-contracts/desk/prices'
import type { DataSource } from 'typeorm'
import { Transactions } from '../../../foundation/database/transactions.ts'
import { PriceRepository } from './price-repository.ts'
import { checkTable, type CheckedTable } from './table.ts'

/**
 * Keeps a table that an operator uploads as the newest prices of a list, which every process shows within
 * seconds; nothing of it when any row does not fit.
 */
export async function uploadPrices(
  dataSource: DataSource,
  list: PriceList,
  source: string,
  now: Date,
): Promise<CheckedTable> {
  const table = await checkTable(source, now)
  if (table.mistakes.length === 0) {
    const prices = new PriceRepository(dataSource, new Transactions(dataSource))
    await prices.save(list, table.readings, now, now)
  }
  return table
}
