import { Injectable, type OnApplicationBootstrap } from '@nestjs/common'
import { TodaysWork } from '../../accounts/today/todays-work.ts'
import { LeagueBooks } from '../book/league-books.ts'
import type { SeasonBook } from '../book/season-book.ts'
import { missingResults, postponedWithoutDay, type WaitingWork } from './waiting-matches.ts'

/** Shows on the desk's first page which matches of the current season wait for a league editor. */
@Injectable()
export class LeagueWork implements OnApplicationBootstrap {
  constructor(
    private readonly work: TodaysWork,
    private readonly books: LeagueBooks,
  ) {}

  onApplicationBootstrap(): void {
    this.register((book, address) => missingResults(book, address, new Date()))
    this.register(postponedWithoutDay)
  }

  /** Registers work for editors. A sample season has none, because its matches are invented. */
  private register(look: (book: SeasonBook, address: string) => WaitingWork | null): void {
    this.work.register('league', async () => {
      const book = await this.books.current()
      return book && !book.season.isSample ? look(book, book.season.slug) : null
    })
  }
}
