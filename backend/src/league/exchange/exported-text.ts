import { NotFoundException } from '@nestjs/common'
import type { DataSource } from 'typeorm'
import { LeagueBooks } from '../book/league-books.ts'
import { exportedSeason } from './exported-season.ts'
import { FILE_FORMATS, type FormatName } from './file-formats.ts'

/** Returns a season as the text of a file; null if there is none at the address. */
export async function exportedText(
  dataSource: DataSource,
  address: string,
  format: FormatName,
): Promise<string | null> {
  const books = new LeagueBooks(dataSource)
  try {
    const book = await books.book(address)
    return FILE_FORMATS[format].write(await exportedSeason(dataSource.manager, book))
  } catch (error) {
    if (error instanceof NotFoundException) return null
    throw error
  }
}
