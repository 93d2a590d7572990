import type { EntityManager } from 'typeorm'
import { insertAll } from '../../foundation/database/records.ts'
import { LeaguePerson } from '../people/league-person.entity.ts'
import { SquadSpell } from '../people/squad-spell.entity.ts'
import { SAMPLE_CLOCK } from './sample-moment.ts'
import { SAMPLE_PLAYERS } from './sample-players.ts'
import { SAMPLE_SEASONS } from './sample-seasons.ts'
import type { SeededClubs } from './seed-clubs.ts'

/** The players of the sample in the database. */
export interface SeededPlayers {
  readonly slugs: readonly string[]
  /** Id by the name of the player. */
  readonly ids: ReadonlyMap<string, number>
}

export async function seedPlayers(
  manager: EntityManager,
  clubs: SeededClubs,
  seasons: ReadonlyMap<string, number>,
): Promise<SeededPlayers> {
  await insertAll(
    manager,
    LeaguePerson,
    SAMPLE_PLAYERS.map(
      ({ slug, name, age, nationality, position, marketValue, description }, index) => ({
        ...{ slug, name, nationality, position, marketValue, description, revision: 1 },
        birthDate: birthDate(age, index),
      }),
    ),
  )
  const ids = new Map((await manager.find(LeaguePerson)).map(({ id, name }) => [name, id]))
  await insertAll(
    manager,
    SquadSpell,
    SAMPLE_PLAYERS.map(({ name, team }) => ({
      personId: ids.get(name) ?? 0,
      clubId: clubs.ids.get(team) ?? 0,
      seasonId: seasons.get(SAMPLE_SEASONS[0]?.slug ?? '') ?? 0,
      shirtNumber: null,
      from: null,
      to: null,
    })),
  )
  return { slugs: SAMPLE_PLAYERS.map(({ slug }) => slug), ids }
}

/** Returns a day from March to November on which a player of this age at the sample's moment was born. */
function birthDate(age: number, index: number): string {
  const month = String(3 + (index % 9)).padStart(2, '0')
  const day = String(1 + ((index * 7) % 28)).padStart(2, '0')
  return `${SAMPLE_CLOCK.getUTCFullYear() - age - 1}-${month}-${day}`
}
