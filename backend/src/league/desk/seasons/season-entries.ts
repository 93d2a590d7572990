import type { SeasonFields } from 'shared-contracts/league/desk-season'
import { In, type EntityManager } from 'typeorm'
import { Club } from '../../clubs/club.entity.ts'
import { findOrMakeGrounds } from '../../exchange/season-in-database.ts'
import { Fixture } from '../../matches/fixture.entity.ts'
import { SquadSpell } from '../../people/squad-spell.entity.ts'
import { Adjustment } from '../../seasons/adjustment.entity.ts'
import { SeasonEntry } from '../../seasons/season-entry.entity.ts'
import type { Edit } from '../edits/edit.ts'
import { refuseFaults } from '../field-fault.ts'
import { wordFaults } from '../file-words.ts'

/**
 * Enters the listed clubs, and no others, in the season.
 *
 * @throws InvalidBodyException for an unknown club, or for removing one with matches, decisions or players in it.
 */
export async function enterClubs(
  edit: Edit,
  seasonId: number,
  wanted: SeasonFields['clubs'],
): Promise<void> {
  const { manager } = edit
  const clubs = await manager.findBy(Club, { slug: In(wanted.map(({ club }) => club)) })
  const clubOf = new Map(clubs.map((club) => [club.slug, club]))
  refuseFaults(
    wanted.flatMap(({ club, ground }, index) => [
      ...(clubOf.has(club)
        ? []
        : [{ path: ['clubs', index, 'club'], message: 'There is no such club' }]),
      ...wordFaults('ground', ground, ['clubs', index, 'ground']),
    ]),
  )
  const names = new Set(wanted.flatMap(({ ground }) => (ground === '' ? [] : [ground])))
  const grounds = await findOrMakeGrounds(manager, names)
  const entries = await manager.findBy(SeasonEntry, { seasonId })
  const entryOf = new Map(entries.map((entry) => [entry.clubId, entry]))
  for (const { club: slug, manager: coach, ground } of wanted) {
    const clubId = clubOf.get(slug)?.id ?? 0
    const values = { manager: coach, groundId: grounds.get(ground) ?? null }
    const known = entryOf.get(clubId)
    entryOf.delete(clubId)
    if (!known) await edit.insert('season_entries', { seasonId, clubId, ...values })
    else if (known.manager !== values.manager || known.groundId !== values.groundId) {
      await edit.update('season_entries', known, values)
    }
  }
  await refuseInUse(edit, seasonId, [...entryOf.keys()])
  await edit.remove('season_entries', [...entryOf.values()])
}

/** Returns draws of lots as a season keeps them: by ids, because a club can get another slug. */
export async function drawsByIds(
  manager: EntityManager,
  lots: readonly (readonly string[])[],
): Promise<number[][]> {
  const clubs = await manager.findBy(Club, { slug: In(lots.flat()) })
  const idOf = new Map(clubs.map(({ slug, id }) => [slug, id]))
  return lots.map((drawn) => drawn.flatMap((slug) => idOf.get(slug) ?? []))
}

async function refuseInUse({ manager }: Edit, seasonId: number, ids: readonly number[]) {
  const clubs = await manager.findBy(Club, { id: In(ids) })
  for (const { id: clubId, name } of clubs) {
    const isInUse =
      (await manager.existsBy(Fixture, [
        { seasonId, homeId: clubId },
        { seasonId, awayId: clubId },
      ])) ||
      (await manager.existsBy(Adjustment, { seasonId, clubId })) ||
      (await manager.existsBy(SquadSpell, { seasonId, clubId }))
    const message = `${name} has matches, decisions or players in this season`
    if (isInUse) refuseFaults([{ path: ['clubs'], message }])
  }
}
