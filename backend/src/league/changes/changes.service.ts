import { Injectable } from '@nestjs/common'
import type { ChangesResponse } from 'shared-contracts/league/change'
import { MoreThan } from 'typeorm'
import { LeagueAnswers, type LeagueCall } from '../answers/league-answers.ts'
import { LeagueBooks } from '../book/league-books.ts'
import { LeagueChange } from './league-change.entity.ts'

const MAX_CHANGES = 1_000

@Injectable()
export class ChangesService {
  readonly since: LeagueCall<number>

  constructor({ manager }: LeagueBooks, answers: LeagueAnswers) {
    const read = async (since: number): Promise<ChangesResponse> => {
      const rows = await manager.find(LeagueChange, {
        where: { sequence: MoreThan(since) },
        order: { sequence: 'ASC' },
        take: MAX_CHANGES,
      })
      const changes = rows.map(({ sequence, at, kind, slug }) => {
        return { sequence, at: at.toISOString(), kind, slug }
      })
      return { changes, since: rows.at(-1)?.sequence ?? since }
    }
    this.since = answers.call('changes', read, { isFiltered: (since) => since > 0 })
  }
}
