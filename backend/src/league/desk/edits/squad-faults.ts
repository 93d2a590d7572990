import { In, type EntityManager } from 'typeorm'
import { Club } from '../../clubs/club.entity.ts'
import { LeaguePerson } from '../../people/league-person.entity.ts'
import { todayIn } from '../../people/season-players.ts'
import { SquadSpell } from '../../people/squad-spell.entity.ts'
import { Season } from '../../seasons/season.entity.ts'

/** Returns the faults of spells that meet another one of the same player, or of the same number in the same squad. */
export async function squadFaults(
  manager: EntityManager,
  spells: readonly SquadSpell[],
): Promise<string[]> {
  const faults: string[] = []
  const ids = new Set(spells.map((spell) => spell.seasonId))
  for (const season of await manager.findBy(Season, { id: In([...ids]) })) {
    const today = todayIn({ season })
    const all = await manager.findBy(SquadSpell, { seasonId: season.id })
    for (const spell of spells.filter(({ seasonId }) => seasonId === season.id)) {
      const others = all.filter(
        (other) =>
          other.id !== spell.id && isSamePlace(spell, other) && doMeet(spell, other, today),
      )
      for (const other of others) faults.push(await faultOf(manager, spell, other))
    }
  }
  return faults
}

const isSamePlace = (one: SquadSpell, other: SquadSpell) =>
  one.personId === other.personId ||
  (one.clubId === other.clubId && one.shirtNumber !== null && one.shirtNumber === other.shirtNumber)

/**
 * Whether neither spell has ended when the other begins. One without a first day begins today, as the list does that
 * brings a player into a squad.
 */
const doMeet = (one: SquadSpell, other: SquadSpell, today: string): boolean =>
  lasts(one, other.from ?? today) && lasts(other, one.from ?? today)

const lasts = ({ to }: SquadSpell, day: string) => to === null || to >= day

async function faultOf(
  manager: EntityManager,
  { personId, shirtNumber }: SquadSpell,
  other: SquadSpell,
): Promise<string> {
  const nameOf = async (entity: typeof Club | typeof LeaguePerson, id: number) =>
    (await manager.findOneBy<Club | LeaguePerson>(entity, { id }))?.name ?? ''
  const name = await nameOf(LeaguePerson, personId)
  if (other.personId === personId) {
    const club = await nameOf(Club, other.clubId)
    return `${name} is in the squad of ${club} now: end the time there first`
  }
  const holder = await nameOf(LeaguePerson, other.personId)
  return `${holder} has the number ${shirtNumber} of ${name} now: change it first`
}
