import { ConflictException, Injectable } from '@nestjs/common'
import type { Edit as EditAnswer, EditsQuery } from 'shared-contracts/league/desk-edit'
import { containing } from '../../../foundation/database/containing.ts'
import { notFound } from '../../../foundation/http/record-id.ts'
import { LeagueBooks } from '../../book/league-books.ts'
import { Fixture } from '../../matches/fixture.entity.ts'
import { Season } from '../../seasons/season.entity.ts'
import type { Edit } from './edit.ts'
import { readWork } from './edited-tables.ts'
import type { Editor } from './editor.ts'
import { LeagueDesk, type EditSummary } from './league-desk.ts'
import { LeagueEdit } from './league-edit.entity.ts'
import { refuseSwappedSides } from './refuse-swapped-sides.ts'
import { takeBack } from './take-back.ts'

/** The history of the desk's writes, each of which can be taken back. */
@Injectable()
export class EditsService {
  constructor(
    private readonly desk: LeagueDesk,
    private readonly books: LeagueBooks,
  ) {}

  async list({
    page,
    perPage,
    order,
    sort,
    q = '',
    season,
    fixture: slug,
  }: EditsQuery): Promise<{ items: EditAnswer[]; total: number }> {
    const seasons = await this.books.seasons()
    const addresses = new Map(seasons.map(({ season: one, address }) => [one.id, address]))
    const query = this.books.manager
      .createQueryBuilder(LeagueEdit, 'edit')
      .select(['edit.id', 'edit.seasonId', 'edit.at', 'edit.by', 'edit.text'])
      .addSelect(['edit.undoesId', 'edit.undoneById'])
      .orderBy('edit.id', sort && order === 'asc' ? 'ASC' : 'DESC')
      .skip((page - 1) * perPage)
      .take(perPage)
    if (q) query.andWhere(...containing(['edit.text', 'edit.by'], q))
    if (season !== undefined) {
      const { season: one } = await this.books.place(season)
      query.andWhere('edit.seasonId = :id', { id: one.id })
    }
    if (slug !== undefined) {
      const fixture = await this.books.manager.findOneBy(Fixture, { slug })
      if (fixture?.slug !== slug) throw notFound('match')
      query
        .andWhere('edit.seasonId = :ofSeason', { ofSeason: fixture.seasonId })
        .andWhere('(edit.work LIKE :own OR edit.work LIKE :about)', {
          own: `%"slug":"${slug}"%`,
          about: `%"fixtureId":${fixture.id},%`,
        })
    }
    const [edits, total] = await query.getManyAndCount()
    const items = edits.map(({ id, at, by, text, seasonId, undoesId, undoneById }) => ({
      ...{ id, at: at.toISOString(), by, text, season: addresses.get(seasonId) ?? '' },
      ...{ undoes: undoesId, undoneBy: undoneById },
    }))
    return { items, total }
  }

  /** Undoes an edit by a new edit. @throws ConflictException when its rows have changed since. */
  undo(editor: Editor, id: number): Promise<number | null> {
    return this.desk.write(editor, (edit) => undoEdit(edit, id))
  }
}

async function undoEdit(edit: Edit, id: number): Promise<EditSummary> {
  const { manager } = edit
  const done = await manager.findOneBy(LeagueEdit, { id })
  if (!done) throw notFound('edit')
  if (done.undoneById !== null) throw new ConflictException('This is undone already')
  const before = await manager.findOneBy(Season, { id: done.seasonId })
  const work = readWork(manager, done.work)
  await refuseSwappedSides(manager, work, done.at)
  await takeBack(edit, work, `Undone: ${done.text}`.slice(0, 300))
  const season = (await manager.findOneBy(Season, { id: done.seasonId })) ?? before
  if (!season) throw notFound('season')
  for (const { table, was, is } of work) {
    const slug = (was ?? is)?.slug
    if (table === 'fixtures' && typeof slug === 'string') edit.tell('fixture', slug)
    else if (table !== 'match_events') edit.tellSeason(season)
  }
  return { season, text: `Undone: ${done.text}`, undoes: id }
}
