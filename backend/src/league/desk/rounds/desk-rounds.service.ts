import { ConflictException, HttpStatus, Injectable } from '@nestjs/common'
import type { RoundEntry } from 'shared-contracts/league/desk-fixture'
import type {
  DeskRound,
  MovedOn,
  MoveRound,
  RoundFields,
  RoundResults,
} from 'shared-contracts/league/desk-round'
import { DetailedException } from '../../../foundation/http/detailed.exception.ts'
import { revisionConflict } from '../../../foundation/http/if-match.ts'
import { LeagueBooks } from '../../book/league-books.ts'
import type { SeasonBook } from '../../book/season-book.ts'
import type { Fixture } from '../../matches/fixture.entity.ts'
import type { Round } from '../../seasons/round.entity.ts'
import { counted } from '../counted.ts'
import type { Edit } from '../edits/edit.ts'
import type { Editor } from '../edits/editor.ts'
import { LeagueDesk } from '../edits/league-desk.ts'
import type { Written } from '../edits/written.ts'
import { refusal, refuseFaults, type FieldFault } from '../field-fault.ts'
import { wordFaults } from '../file-words.ts'
import { enterResult } from '../fixtures/change-fixture.ts'
import { timeOf } from '../fixtures/desk-fixtures.service.ts'
import { enterEvents } from '../fixtures/enter-events.ts'
import type { SeasonTime } from '../fixtures/entered-facts.ts'
import { moveRound } from './move-round.ts'
import { deskRound, roundOf } from './round-answer.ts'
import { takenFor } from './round-name.ts'

/** The round to change, the editor, and the revision that the change is based on. */
export interface RoundTarget {
  /** Address of the season. */
  readonly season: string
  readonly number: number
  readonly expected: number
  readonly editor: Editor
}

interface HeldRound {
  readonly book: SeasonBook
  readonly round: Round
  readonly current: DeskRound
}

/** Rounds at the desk. */
@Injectable()
export class DeskRoundsService {
  constructor(
    private readonly desk: LeagueDesk,
    private readonly books: LeagueBooks,
  ) {}

  async open(season: string, number: number): Promise<DeskRound> {
    return deskRound(this.books.manager, await this.books.book(season), season, number)
  }

  async create(season: string, fields: RoundFields, editor: Editor): Promise<Written<DeskRound>> {
    const edit = await this.desk.write(editor, async (made) => {
      const book = await this.books.book(season)
      refuseTakenNumber(book, fields.number)
      refuseFaults([
        ...wordFaults('round', fields.name, ['name']),
        ...nameFaults(fields, book.rounds),
      ])
      await made.insert('rounds', { ...fields, seasonId: book.season.id, stage: null })
      made.tellSeason(book.season)
      return { season: book.season, text: `${fields.name}: new` }
    })
    return { edit, record: await this.open(season, fields.number) }
  }

  async change(target: RoundTarget, fields: RoundFields): Promise<Written<DeskRound>> {
    const edit = await this.desk.write(target.editor, async (made) => {
      const { book, round, current } = await this.hold(target)
      if (current.revision !== target.expected) throw revisionConflict(current)
      if (fields.number !== target.number) refuseTakenNumber(book, fields.number)
      const others = book.rounds.filter(({ id }) => id !== round.id)
      // A name that a file brought stays until it is changed.
      const isKept = fields.name === round.name && fields.number === round.number
      refuseFaults([
        ...wordFaults('round', fields.name, ['name']),
        ...(isKept ? [] : nameFaults(fields, others)),
      ])
      await made.update('rounds', round, fields)
      made.tellSeason(book.season)
      return { season: book.season, text: `${fields.name}: changed` }
    })
    return { edit, record: await this.open(target.season, fields.number) }
  }

  remove(target: RoundTarget): Promise<number | null> {
    return this.desk.write(target.editor, async (edit) => {
      const { book, round, current } = await this.hold(target)
      if (current.revision !== target.expected) throw revisionConflict(current)
      if (current.fixtures.length > 0) throw new ConflictException('This round has matches')
      await edit.remove('rounds', [round])
      edit.tellSeason(book.season)
      return { season: book.season, text: `${round.name}: deleted` }
    })
  }

  /** Enters the results of several matches, all or none. */
  async enterResults(target: RoundTarget, { fixtures }: RoundResults): Promise<Written<DeskRound>> {
    const edit = await this.desk.write(target.editor, async (made) => {
      const held = await this.hold(target)
      const { season } = held.book
      const chosen = choose(held, fixtures, target.expected)
      const time = timeOf(season)
      const faults: FieldFault[] = []
      for (const [index, { entry, fixture }] of chosen.entries()) {
        const found = await enterOne(made, fixture, entry, time)
        faults.push(
          ...found.map(({ path, message }) => ({ path: ['fixtures', index, ...path], message })),
        )
      }
      refuseFaults(faults)
      const { length } = chosen
      return { season, text: `${held.round.name}: ${counted(length, 'match', 'matches')}` }
    })
    return { edit, record: await this.open(target.season, target.number) }
  }

  async move(target: RoundTarget, wanted: MoveRound): Promise<Written<DeskRound>> {
    const edit = await this.desk.write(target.editor, async (made) => {
      const { book, round, current } = await this.hold(target)
      if (current.revision !== target.expected) throw revisionConflict(current)
      const own = book.fixtures.filter(({ fixture }) => fixture.roundId === round.id)
      const days = await moveRound(made, round, own, wanted, timeOf(book.season))
      made.tellSeason(book.season)
      const moved = `moved ${counted(Math.abs(days), 'day')} ${days < 0 ? 'earlier' : 'later'}`
      return { season: book.season, text: `${round.name}: ${moved}` }
    })
    return { edit, record: await this.open(target.season, target.number) }
  }

  private async hold({ season, number }: RoundTarget): Promise<HeldRound> {
    const book = await this.books.book(season)
    const current = await deskRound(this.books.manager, book, season, number)
    return { book, round: roundOf(book, number), current }
  }
}

function refuseTakenNumber({ rounds }: SeasonBook, number: number): void {
  const isTaken = rounds.some((one) => one.number === number && one.stage === null)
  if (isTaken) throw refusal('number', `The season has a round ${number} already`)
}

function nameFaults(fields: RoundFields, others: readonly Round[]): FieldFault[] {
  const taken = takenFor(fields, others)
  if (taken === null) return []
  return [{ path: ['name'], message: `Files take this name for ${taken}: choose another` }]
}

/**
 * Finds the matches that the entries refer to.
 *
 * @throws DetailedException when somebody else has changed one of them since.
 */
function choose(
  { book, round, current }: HeldRound,
  entries: readonly RoundEntry[],
  expected: number,
): { readonly entry: RoundEntry; readonly fixture: Fixture }[] {
  const own = new Map(
    book.fixtures.flatMap(({ fixture }) =>
      fixture.roundId === round.id ? [[fixture.slug, fixture] as const] : [],
    ),
  )
  const faults: FieldFault[] = []
  const chosen = entries.flatMap((entry, index) => {
    const fixture = own.get(entry.fixture)
    // A match that is listed twice is not found the second time.
    own.delete(entry.fixture)
    if (fixture) return [{ entry, fixture }]
    faults.push({ path: ['fixtures', index, 'fixture'], message: 'The round has no such match' })
    return []
  })
  refuseFaults(faults)
  const moved = chosen.filter(({ entry: { revision }, fixture }) =>
    revision === undefined ? current.revision !== expected : fixture.revision !== revision,
  )
  if (moved.length === 0) return chosen
  const details: MovedOn = { current, moved: moved.map(({ fixture }) => fixture.slug) }
  throw new DetailedException(
    'Somebody else has changed these matches meanwhile',
    HttpStatus.CONFLICT,
    details,
  )
}

async function enterOne(
  edit: Edit,
  known: Fixture,
  { events, ...entry }: RoundEntry,
  time: SeasonTime,
): Promise<readonly FieldFault[]> {
  const { fixture, faults } = await enterResult(edit, known, entry, time)
  if (faults.length > 0) return faults
  const found = await enterEvents(edit, fixture, events)
  if (found.length > 0) {
    return found.map(({ path, message }) => ({ path: ['events', ...path], message }))
  }
  if (events.length > 0) {
    await edit.raise('fixtures', fixture)
    edit.tell('fixture', fixture.slug)
  }
  return []
}
