import type { SquadPreview, SquadText } from 'shared-contracts/league/desk-squad'
import type { EntityManager } from 'typeorm'
import { plainLetters } from 'shared-contracts/format/plain-letters'
import type { PlacedSeason } from '../../book/league-books.ts'
import type { Fault } from '../../files/faults.ts'
import { named } from '../../matches/fixture-response.ts'
import { LeaguePerson } from '../../people/league-person.entity.ts'
import { todayIn } from '../../people/season-players.ts'
import { SquadSpell } from '../../people/squad-spell.entity.ts'
import { readSquad, type ListedPlayer } from './read-squad.ts'

/** Season and club of a squad. */
export interface SquadPlace {
  readonly seasonId: number
  readonly clubId: number
}

/** Effect of one line. */
interface PlannedLine {
  readonly listed: ListedPlayer
  readonly position: LeaguePerson['position']
  /** Null for an unknown player. */
  readonly person: LeaguePerson | null
  /** The player's spell in this squad; null for a player who joins. */
  readonly spell: SquadSpell | null
}

export interface SquadPlan {
  readonly lines: readonly PlannedLine[]
  /** Spells that end. */
  readonly leaving: readonly { readonly spell: SquadSpell; readonly person: LeaguePerson }[]
  readonly faults: readonly Fault[]
}

/**
 * Plans the effect of a list on a squad. A name means a player who was in a squad of the club, or who also has the same
 * day of birth. Two players of the same name are never guessed to be the same. A player whose last day lies ahead is
 * still in the squad.
 *
 * @param placed the season.
 */
export async function planSquad(
  manager: EntityManager,
  { seasonId, clubId }: SquadPlace,
  { text, endsOthers, on }: SquadText,
  placed: Pick<PlacedSeason, 'season'>,
): Promise<SquadPlan> {
  const read = readSquad(text)
  const people = await manager.find(LeaguePerson)
  const personOf = new Map(people.map((person) => [person.id, person]))
  const ofClub = await manager.findBy(SquadSpell, { clubId })
  const { startsOn } = placed.season
  const day = on ?? todayIn(placed)
  const open = (await manager.findBy(SquadSpell, { seasonId })).filter(
    ({ to }) => to === null || to >= day,
  )
  const faults: Fault[] = [...read.faults]
  const lines: PlannedLine[] = []
  const known = new KnownPlayers(people, new Set(ofClub.map(({ personId }) => personId)))
  for (const listed of read.players) {
    const { line } = listed
    const found = known.find(listed)
    const message =
      typeof found === 'string' ? found : lineFault(listed, found, { lines, open, clubId })
    if (message !== null) {
      faults.push({ line, column: 1, message })
      continue
    }
    const person = typeof found === 'string' ? null : found
    const spell = open.find((one) => one.clubId === clubId && one.personId === person?.id) ?? null
    const position = (person?.position || listed.position) ?? ''
    if (person || position) lines.push({ listed, person, spell, position })
  }
  const staying = new Set(lines.map(({ person }) => person?.id))
  const others = open
    .filter((one) => one.clubId === clubId && !staying.has(one.personId))
    .flatMap((spell) => {
      const person = personOf.get(spell.personId)
      return person ? [{ spell, person }] : []
    })
  if (endsOthers && on === null && others.length > 0) {
    faults.push({ line: 1, column: 1, message: 'expected the day from which the others are gone' })
  }
  if (on !== null && on < startsOn) {
    const message = `expected a day from ${startsOn}, on which the season begins`
    faults.push({ line: 1, column: 1, message })
  }
  for (const { spell, person } of endsOthers ? others : []) {
    const from = firstDay(spell, startsOn)
    if (on === null || on < startsOn || on > from) continue
    const message = `expected a day after ${from}, on which ${person.name} came`
    faults.push({ line: 1, column: 1, message })
  }
  for (const { listed } of endsOthers ? [] : lines) {
    const same = others.find(({ spell }) => spell.shirtNumber === listed.shirtNumber)
    if (same && listed.shirtNumber !== null) {
      const message = `expected another number: ${same.person.name} has ${listed.shirtNumber}`
      faults.push({ line: listed.line, column: 1, message })
    }
  }
  faults.sort((a, b) => a.line - b.line)
  return { lines, leaving: endsOthers ? others : [], faults }
}

/** Returns the first day of a spell in the season. @param startsOn of the season. */
export const firstDay = ({ from }: Pick<SquadSpell, 'from'>, startsOn: string): string =>
  from === null || from < startsOn ? startsOn : from

/** Returns the preview of a plan. */
export function previewOf({ lines, leaving, faults }: SquadPlan): SquadPreview {
  return {
    lines: lines.map(({ listed, person, spell, position }) => ({
      ...{ line: listed.line, shirtNumber: listed.shirtNumber, name: person?.name ?? listed.name },
      ...{ position: position || null, birthDate: person ? person.birthDate : listed.birthDate },
      player: person && named(person),
      outcome: !spell ? 'joins' : isChanged(listed, spell) ? 'changed' : 'same',
    })),
    leaving: leaving.map(({ person }) => named(person)),
    faults: [...faults],
  }
}

/** Whether a line changes the shirt number; a list without numbers keeps the existing ones. */
export const isChanged = ({ shirtNumber }: ListedPlayer, spell: SquadSpell): boolean =>
  shirtNumber !== null && shirtNumber !== spell.shirtNumber

/** @returns what is wrong with a line, given the other lines; null if nothing is. */
function lineFault(
  listed: ListedPlayer,
  person: LeaguePerson | null,
  {
    lines,
    open,
    clubId,
  }: {
    readonly lines: readonly PlannedLine[]
    readonly open: readonly SquadSpell[]
    readonly clubId: number
  },
): string | null {
  const { name, position, shirtNumber } = listed
  if (!person && !position) {
    return 'expected a position: Goalkeeper, Defender, Midfielder or Forward'
  }
  const isAgain = lines.some((one) =>
    person ? one.person?.id === person.id : !one.person && isSamePerson(one.listed, listed),
  )
  if (isAgain) return `expected each player once: ${name} stands above`
  const same = lines.find((one) => shirtNumber !== null && one.listed.shirtNumber === shirtNumber)
  if (same) return `expected another number: ${same.listed.name} has ${shirtNumber}`
  const elsewhere = open.some((one) => one.personId === person?.id && one.clubId !== clubId)
  return elsewhere ? `expected nobody of another squad: end the time of ${name} there first` : null
}

const isSamePerson = (one: ListedPlayer, other: ListedPlayer) =>
  foldedName(one.name) === foldedName(other.name) && one.birthDate === other.birthDate

const foldedName = (name: string) =>
  plainLetters(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

class KnownPlayers {
  private readonly byName = new Map<string, LeaguePerson[]>()

  constructor(
    people: readonly LeaguePerson[],
    private readonly ofClub: ReadonlySet<number>,
  ) {
    for (const person of people) {
      const name = foldedName(person.name)
      this.byName.set(name, [...(this.byName.get(name) ?? []), person])
    }
  }

  /** @returns the player, null for an unknown one, or a text that says why the name is ambiguous. */
  find({ name, birthDate }: ListedPlayer): LeaguePerson | null | string {
    const sameName = this.byName.get(foldedName(name)) ?? []
    const born = sameName.filter((one) => birthDate !== null && one.birthDate === birthDate)
    const ofClub = sameName.filter(
      (one) =>
        this.ofClub.has(one.id) &&
        (birthDate === null || one.birthDate === null || born.includes(one)),
    )
    const candidates = born.length > 0 ? born : ofClub
    if (candidates.length <= 1) return candidates[0] ?? null
    return `expected the day of birth: ${candidates.length} players are called ${name}`
  }
}
