import { ConflictException, Injectable } from '@nestjs/common'
import type { AdjustmentResponse } from 'shared-contracts/league/adjustment'
import type {
  AdjustmentFields,
  DeskSeason,
  DeskSeasonSummary,
  RoundRobin,
  RoundRobinPlan,
  SeasonFields,
  SeasonsQuery,
  WithdrawAdjustment,
} from 'shared-contracts/league/desk-season'
import { revisionConflict } from '../../../foundation/http/if-match.ts'
import { notFound } from '../../../foundation/http/record-id.ts'
import { LeagueBooks, type PlacedSeason } from '../../book/league-books.ts'
import type { SeasonBook } from '../../book/season-book.ts'
import { isInFuture } from '../../files/day-and-time.ts'
import { MatchEvent } from '../../matches/match-event.entity.ts'
import { rowsOfSeason } from '../../matches/events-of-season.ts'
import { Appearance } from '../../matches/appearance.entity.ts'
import { SquadSpell } from '../../people/squad-spell.entity.ts'
import { Competition } from '../../seasons/competition.entity.ts'
import { adjustmentResponses } from '../../seasons/season-response.ts'
import { SeasonEntry } from '../../seasons/season-entry.entity.ts'
import { counted, countedPoints } from '../counted.ts'
import type { Edit } from '../edits/edit.ts'
import type { Editor } from '../edits/editor.ts'
import { LeagueDesk } from '../edits/league-desk.ts'
import type { Written } from '../edits/written.ts'
import { withdrawAdjustment } from '../edits/take-back.ts'
import { refusal } from '../field-fault.ts'
import { makeRounds, offeredRounds } from './draw-rounds.ts'
import { moveDays } from './move-days.ts'
import { deskSeason, deskSeasons } from './season-answers.ts'
import { drawsByIds, enterClubs } from './season-entries.ts'

/** The season to change, the editor, and the revision that the change is based on. */
export interface SeasonTarget {
  /** Address of the season. */
  readonly season: string
  readonly expected: number
  readonly editor: Editor
}

/** Seasons at the desk. */
@Injectable()
export class DeskSeasonsService {
  constructor(
    private readonly desk: LeagueDesk,
    private readonly books: LeagueBooks,
  ) {}

  async list({
    page,
    perPage,
    sort = 'startsOn',
    order,
    q = '',
    competition,
  }: SeasonsQuery): Promise<{ items: DeskSeasonSummary[]; total: number }> {
    const words = q.toLowerCase().split(/\s+/)
    const found = (await this.books.seasons()).filter(
      (one) =>
        (competition === undefined || one.competition.slug === competition) &&
        words.every((word) =>
          `${one.competition.name} ${one.season.name}`.toLowerCase().includes(word),
        ),
    )
    const sorted = found.toSorted((a, b) => (a.season[sort] < b.season[sort] ? -1 : 1))
    const ordered = order === 'desc' ? sorted.toReversed() : sorted
    const chosen = ordered.slice((page - 1) * perPage, page * perPage)
    return { items: await deskSeasons(this.books.manager, chosen), total: found.length }
  }

  async open(address: string): Promise<DeskSeason> {
    return this.answer(await this.books.place(address))
  }

  async create(editor: Editor, fields: SeasonFields): Promise<Written<DeskSeason>> {
    const { edit, id } = await this.desk.make(editor, async (made) => {
      const { clubs, competition: slug, lots = [], rankedBy = 'points', ...values } = fields
      const competition = await made.manager.findOneBy(Competition, { slug })
      if (competition?.slug !== slug) throw refusal('competition', 'There is no such competition')
      await this.refuseTakenSlug(fields)
      const season = await made.insert('seasons', {
        ...{ ...values, competitionId: competition.id, isSample: false, clock: null },
        ...{ rankedBy, lots: await drawsByIds(made.manager, lots), revision: 1 },
      })
      await enterClubs(made, season.id, clubs)
      made.tellSeason(season)
      return { season, id: season.id, text: 'new season' }
    })
    return { edit, record: await this.answer(await this.books.placeOfId(id)) }
  }

  async change(target: SeasonTarget, fields: SeasonFields): Promise<Written<DeskSeason>> {
    const { edit, id } = await this.desk.make(target.editor, async (made) => {
      const placed = await this.hold(target)
      const { clubs, competition, lots, ...values } = fields
      if (competition !== placed.competition.slug) {
        throw refusal('competition', 'A season stays with its competition')
      }
      if (values.slug !== placed.season.slug) {
        const { results } = await this.answer(placed)
        if (results > 0) throw refusal('slug', 'Its address stays once it has a result')
        await this.refuseTakenSlug(fields)
      }
      const { id: seasonId, timeZone } = placed.season
      await enterClubs(made, seasonId, clubs)
      const season = await made.update('seasons', placed.season, {
        ...values,
        ...(lots && { lots: await drawsByIds(made.manager, lots) }),
      })
      if (season.timeZone !== timeZone) await moveDays(made, season)
      made.tellSeason(season)
      return { season, id: seasonId, text: 'season changed' }
    })
    return { edit, record: await this.answer(await this.books.placeOfId(id)) }
  }

  /** Deletes a season with its rounds and matches, unless it has results or decisions. */
  remove(target: SeasonTarget): Promise<number | null> {
    return this.desk.write(target.editor, async (edit) => {
      const { season } = await this.hold(target)
      const { manager } = edit
      const book = await this.books.bookOfId(season.id)
      const isTold =
        book.fixtures.some(({ fixture: { status } }) => !NOT_PLAYED.includes(status)) ||
        book.adjustments.length > 0 ||
        (await rowsOfSeason(manager, MatchEvent, season.id)).length > 0 ||
        (await rowsOfSeason(manager, Appearance, season.id)).length > 0
      if (isTold) throw new ConflictException('This season has results or decisions, and stays')
      const seasonId = season.id
      await edit.remove('squad_spells', await manager.findBy(SquadSpell, { seasonId }))
      const fixtures = book.fixtures.map(({ fixture }) => fixture)
      await edit.remove('fixtures', fixtures)
      await edit.remove('rounds', book.rounds)
      await edit.remove('season_entries', await manager.findBy(SeasonEntry, { seasonId }))
      await edit.remove('seasons', [season])
      edit.tellSeason(season)
      for (const { slug } of fixtures) edit.tell('fixture', slug)
      return { season, text: 'season deleted' }
    })
  }

  async offer(address: string, plan: RoundRobinPlan): Promise<RoundRobin> {
    return offeredRounds(await this.books.book(address), plan)
  }

  async draw(target: SeasonTarget, plan: RoundRobinPlan): Promise<Written<DeskSeason>> {
    const edit = await this.desk.write(target.editor, async (made) => {
      const { season } = await this.hold(target)
      const count = await makeRounds(made, await this.books.bookOfId(season.id), plan)
      return { season, text: `rounds drawn, ${counted(count, 'match', 'matches')}` }
    })
    return { edit, record: await this.open(target.season) }
  }

  async adjust(
    editor: Editor,
    address: string,
    fields: AdjustmentFields,
  ): Promise<Written<AdjustmentResponse>> {
    const { club: slug, points, reason, on } = fields
    refuseFutureDay(on)
    return this.decide(editor, address, async (made, { season, clubs }) => {
      const club = clubs.find((one) => one.club.slug === slug)?.club
      if (!club) throw refusal('club', 'This club does not play the season')
      const added = await made.insert('adjustments', {
        ...{ seasonId: season.id, clubId: club.id, points, reason, on },
        ...{ at: made.at, by: made.by, withdrawsId: null },
      })
      const text = `${club.name} ${countedPoints(points)}`
      return { id: added.id, text }
    })
  }

  async withdrawAdjustment(
    editor: Editor,
    address: string,
    id: number,
    given: WithdrawAdjustment,
  ): Promise<Written<AdjustmentResponse>> {
    if (given.on !== null) refuseFutureDay(given.on)
    return this.decide(editor, address, async (made, { adjustments }) => {
      const known = adjustments.find((one) => one.id === id)
      if (!known) throw notFound('decision')
      if (given.on !== null && given.on < known.on) {
        throw refusal('on', `The decision holds from ${known.on}`)
      }
      const added = await withdrawAdjustment(made, id, given)
      return { id: added.id, text: `decision on ${countedPoints(known.points)} withdrawn` }
    })
  }

  private async decide(
    editor: Editor,
    address: string,
    work: (made: Edit, book: SeasonBook) => Promise<{ readonly id: number; readonly text: string }>,
  ): Promise<Written<AdjustmentResponse>> {
    const { edit, id } = await this.desk.make(editor, async (made) => {
      const book = await this.books.book(address)
      const done = await work(made, book)
      made.tellSeason(book.season)
      return { season: book.season, ...done }
    })
    const all = adjustmentResponses(await this.books.book(address))
    const record = all.find((one) => one.id === id)
    if (!record) throw notFound('decision')
    return { edit, record }
  }

  private async answer(placed: PlacedSeason): Promise<DeskSeason> {
    return deskSeason(this.books.manager, placed, await this.books.bookOfId(placed.season.id))
  }

  /**
   * Returns the season at the revision that the editor has seen. @throws DetailedException when it has changed since.
   */
  private async hold({ season, expected }: SeasonTarget): Promise<PlacedSeason> {
    const placed = await this.books.place(season)
    if (placed.season.revision !== expected) throw revisionConflict(await this.answer(placed))
    return placed
  }

  private async refuseTakenSlug({ competition, slug }: SeasonFields): Promise<void> {
    const isTaken = (await this.books.seasons()).some(
      (one) => one.competition.slug === competition && one.season.slug === slug,
    )
    if (isTaken) throw refusal('slug', 'The competition has a season with this address')
  }
}

/** Today's table counts every decision, so that none of a later day may be entered. */
function refuseFutureDay(on: string): void {
  if (isInFuture(on)) throw refusal('on', 'This day lies ahead: enter the decision when it holds')
}

const NOT_PLAYED: readonly string[] = ['scheduled', 'postponed', 'cancelled']
