import { Injectable } from '@nestjs/common'
import type {
  DeskSquad,
  EndSpell,
  SquadPreview,
  SquadText,
} from 'shared-contracts/league/desk-squad'
import { In, type EntityManager } from 'typeorm'
import { ContentRecord } from '../../../content/revisions/content-record.entity.ts'
import { FormerAddress } from '../../../content/revisions/former-address.entity.ts'
import { parseFields } from '../../../content/revisions/parse-fields.ts'
import { slugOf } from '../../../content/revisions/slugs.ts'
import { unpublishedRevisions } from '../../../content/revisions/unpublished-revisions.ts'
import { revisionConflict } from '../../../foundation/http/if-match.ts'
import { notFound } from '../../../foundation/http/record-id.ts'
import { LeagueBooks, type PlacedSeason } from '../../book/league-books.ts'
import { Club } from '../../clubs/club.entity.ts'
import { named } from '../../matches/fixture-response.ts'
import { LeaguePerson } from '../../people/league-person.entity.ts'
import { PLAYERS } from '../../people/player-kind.ts'
import { SquadSpell } from '../../people/squad-spell.entity.ts'
import { SeasonEntry } from '../../seasons/season-entry.entity.ts'
import { counted } from '../counted.ts'
import type { Edit } from '../edits/edit.ts'
import type { Editor } from '../edits/editor.ts'
import { LeagueDesk } from '../edits/league-desk.ts'
import type { Written } from '../edits/written.ts'
import { refusal, refuseFaults } from '../field-fault.ts'
import { dayAfter } from '../rounds/move-round.ts'
import { firstDay, isChanged, planSquad, previewOf, type SquadPlan } from './plan-squad.ts'
import type { ListedPlayer } from './read-squad.ts'

/** The squad to change, the editor, and the revision that the change is based on. */
export interface SquadTarget {
  /** Address of the season. */
  readonly season: string
  /** Slug of the club. */
  readonly club: string
  readonly expected: number
  readonly editor: Editor
}

interface FoundSquad {
  readonly placed: PlacedSeason
  readonly club: Club
  readonly entry: SeasonEntry
}

/** Squads at the desk. */
@Injectable()
export class DeskSquadsService {
  constructor(
    private readonly desk: LeagueDesk,
    private readonly books: LeagueBooks,
  ) {}

  async open(season: string, club: string): Promise<DeskSquad> {
    const { manager } = this.books
    return squadAnswer(manager, await this.find(manager, season, club))
  }

  /** Previews the effect of a list. */
  async check(season: string, club: string, text: SquadText): Promise<SquadPreview> {
    const { manager } = this.books
    const { entry, placed } = await this.find(manager, season, club)
    return previewOf(await planSquad(manager, entry, text, placed))
  }

  /** Takes a list, completely or not at all. @throws InvalidBodyException with its faults, one per line. */
  async take(target: SquadTarget, text: SquadText): Promise<Written<DeskSquad>> {
    return this.write(target, async (edit, { club, entry, placed }) => {
      const plan = await planSquad(edit.manager, entry, text, placed)
      refuseFaults(
        plan.faults.map(({ line, column, message }) => ({
          ...{ path: ['text'], message: `Line ${line}, column ${column}: ${message}` },
        })),
      )
      await carryOut(edit, entry, plan, text.on)
      return `${club.name}: squad, ${counted(plan.lines.length, 'player')}`
    })
  }

  /** Ends a player's spell in the squad. */
  async end(target: SquadTarget, { spell: id, on }: EndSpell): Promise<Written<DeskSquad>> {
    return this.write(target, async (edit, { club, placed, entry: { seasonId, clubId } }) => {
      const spell = await edit.manager.findOneBy(SquadSpell, { id, seasonId, clubId })
      if (!spell) throw refusal('spell', 'There is no such player in the squad')
      const { startsOn } = placed.season
      const first = firstDay(spell, startsOn)
      if (on < first) {
        const began = first === startsOn ? 'The season begins' : 'The player came'
        throw refusal('on', `${began} on ${first}`)
      }
      await edit.update('squad_spells', spell, { to: on })
      return `${club.name}: a player left`
    })
  }

  private async write(
    { season, club: slug, expected, editor }: SquadTarget,
    work: (edit: Edit, squad: FoundSquad) => Promise<string>,
  ): Promise<Written<DeskSquad>> {
    const id = await this.desk.write(editor, async (edit) => {
      const found = await this.find(edit.manager, season, slug)
      const { entry, placed } = found
      if (entry.revision !== expected)
        throw revisionConflict(await squadAnswer(edit.manager, found))
      const text = await work(edit, found)
      await edit.raise('season_entries', entry)
      edit.tell('club', slug)
      return { season: placed.season, text }
    })
    return { edit: id, record: await this.open(season, slug) }
  }

  private async find(manager: EntityManager, season: string, slug: string): Promise<FoundSquad> {
    const placed = await this.books.place(season)
    const club = await manager.findOneBy(Club, { slug })
    const key = { seasonId: placed.season.id, clubId: club?.id ?? 0 }
    const entry = await manager.findOneBy(SeasonEntry, key)
    if (club?.slug !== slug || !entry) throw notFound('squad')
    return { placed, club, entry }
  }
}

async function squadAnswer(
  manager: EntityManager,
  { placed, club, entry }: FoundSquad,
): Promise<DeskSquad> {
  const { seasonId, clubId, revision } = entry
  const spells = await manager.find(SquadSpell, {
    where: { seasonId, clubId },
    order: { id: 'ASC' },
  })
  const ids = spells.map(({ personId }) => personId)
  const people = await manager.findBy(LeaguePerson, { id: In(ids) })
  const personOf = new Map(people.map((person) => [person.id, person]))
  const players = spells.flatMap(({ id, personId, shirtNumber, from, to }) => {
    const person = personOf.get(personId)
    if (!person) return []
    const { position, birthDate } = person
    const told = { shirtNumber, position: position || null, birthDate, from, to }
    return [{ id, player: named(person), ...told }]
  })
  players.sort(
    (a, b) =>
      (a.shirtNumber ?? Infinity) - (b.shirtNumber ?? Infinity) ||
      (a.player.name < b.player.name ? -1 : 1),
  )
  return { seasonAddress: placed.address, club: named(club), revision, players }
}

/** Writes the plan. @param on first day of new players; null for the beginning of the season. */
async function carryOut(
  edit: Edit,
  { seasonId, clubId }: SeasonEntry,
  { lines, leaving }: SquadPlan,
  on: string | null,
): Promise<void> {
  for (const { spell } of leaving) {
    if (on !== null) await edit.update('squad_spells', spell, { to: dayAfter(on, -1) })
  }
  for (const { listed, person, spell, position } of lines) {
    const { shirtNumber } = listed
    if (person && person.position !== position) await sayPosition(edit, person, position)
    if (spell) {
      if (isChanged(listed, spell)) await edit.update('squad_spells', spell, { shirtNumber })
      continue
    }
    const { id: personId, slug } = person ?? (await newPerson(edit, listed, position))
    await edit.insert('squad_spells', {
      personId,
      clubId,
      seasonId,
      shirtNumber,
      from: on,
      to: null,
    })
    edit.tell('player', slug)
  }
}

/**
 * Sets the position of a player whom a file had only named as a scorer, unless an editor's draft has one already.
 * Undoing the list keeps the position.
 */
async function sayPosition(
  edit: Edit,
  { id, slug, revision }: LeaguePerson,
  position: LeaguePerson['position'],
): Promise<void> {
  const record = await edit.manager.findOneBy(ContentRecord, { part: PLAYERS.part, recordId: id })
  const drafts = record ? await unpublishedRevisions(edit.manager, record) : []
  if (drafts.some(({ fields }) => Boolean(parseFields(fields)['position']))) return
  await edit.manager.update(LeaguePerson, { id }, { position, revision: revision + 1 })
  edit.tellLasting('player', slug)
}

/** Adds a player of whom nothing else is known. Undoing the list keeps the player, whom other records may refer to. */
async function newPerson(
  { manager }: Edit,
  { name, birthDate }: ListedPlayer,
  position: LeaguePerson['position'],
): Promise<LeaguePerson> {
  const wanted = slugOf(name) || 'player'
  let slug = wanted
  for (let number = 2; await isTaken(manager, slug); number += 1) slug = `${wanted}-${number}`
  await manager.insert(LeaguePerson, {
    ...{ slug, name, birthDate, position, nationality: '', marketValue: '', description: '' },
    revision: 1,
  })
  return manager.findOneByOrFail(LeaguePerson, { slug })
}

const isTaken = async (manager: EntityManager, slug: string) =>
  (await manager.existsBy(LeaguePerson, { slug })) ||
  (await manager.existsBy(FormerAddress, { part: 'players', slug }))
