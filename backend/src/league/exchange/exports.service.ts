import { Injectable } from '@nestjs/common'
import { LeagueAnswers, type LeagueCall } from '../answers/league-answers.ts'
import { LeagueBooks } from '../book/league-books.ts'
import { exportedSeason } from './exported-season.ts'
import { FILE_FORMATS, type FormatName } from './file-formats.ts'

@Injectable()
export class ExportsService {
  readonly one: Readonly<Record<FormatName, LeagueCall<string>>>

  constructor(
    private readonly books: LeagueBooks,
    answers: LeagueAnswers,
  ) {
    const call = (format: FormatName) => {
      const { type, write } = FILE_FORMATS[format]
      const read = async (address: string) =>
        write(await exportedSeason(this.books.manager, await this.books.book(address)))
      return answers.call(`export ${format}`, read, { type: `${type}; charset=utf-8` })
    }
    this.one = { csv: call('csv'), json: call('json'), txt: call('txt') }
  }
}
