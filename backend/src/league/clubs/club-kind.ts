import { ConflictException } from '@nestjs/common'
import { ClubFields } from 'shared-contracts/desk/league-content'
import { Not, type EntityManager } from 'typeorm'
import { InvalidBodyException } from '../../foundation/http/invalid-body.exception.ts'
import { slugOf } from '../../content/revisions/slugs.ts'
import type { ContentKind } from '../../content/revisions/content-kind.ts'
import type { Addressed } from '../answers/renamed.ts'
import { lockLeague, recordChanges } from '../changes/record-changes.ts'
import { refuseFaults } from '../desk/field-fault.ts'
import { wordFaults } from '../desk/file-words.ts'
import { Fixture } from '../matches/fixture.entity.ts'
import { SeasonEntry } from '../seasons/season-entry.entity.ts'
import { ALL_CLUBS } from './all-clubs.ts'
import { clubFinder } from './club-finder.ts'
import { Club } from './club.entity.ts'

/** Clubs by their slugs. */
export const CLUBS: Addressed = { part: 'clubs', entity: Club, path: '/api/league/clubs' }

/** Content kind of clubs. */
export const CLUB_KIND: ContentKind<ClubFields, Club> = {
  part: 'clubs',
  desk: { part: 'league', path: 'league/clubs' },
  noun: 'club',
  fields: ClubFields,
  entity: Club,
  read: ({ id: _, revision: _revision, founded, isFeatured, ...club }) => ({
    ...club,
    founded: founded ?? '',
    isFeatured: Boolean(isFeatured),
  }),
  write: ({ founded, ...fields }, before) => ({
    ...fields,
    founded: founded === '' ? null : founded,
    revision: (before?.revision ?? 0) + 1,
  }),
  summary: ({ name, shortName, code, city, region, aliases, isFeatured }) => ({
    title: name,
    sortKey: city.slice(0, 20),
    texts: [shortName, code, city, region, ...aliases],
    filters: { region, featured: String(isFeatured) },
  }),
  pathOf: ({ slug }) => `/gpl/teams/${slug}`,
  hasAddress: () => true,
  // Leaves room for a number in a column of 50.
  mostSlug: 46,
  check: ({ name, slug }) => {
    const message = 'This address stands for all clubs: choose another one'
    const isOfAll = (slug || slugOf(name)) === ALL_CLUBS
    refuseFaults([...wordFaults('name', name), ...(isOfAll ? [{ path: ['slug'], message }] : [])])
  },
  lockOthers: lockLeague,
  checkOthers: refuseOthersNames,
  checkWithdrawal: async (manager, { id, name }) => {
    const isNeeded =
      (await manager.existsBy(SeasonEntry, { clubId: id })) ||
      (await manager.existsBy(Fixture, [{ homeId: id }, { awayId: id }]))
    if (isNeeded) throw new ConflictException(`${name} is in a season, which needs the club`)
  },
  follow: (manager, { slug }) => recordChanges(manager, [{ kind: 'club', slug }]),
}

/** Refuses names of other clubs: a file could find neither of two clubs with the same name. */
async function refuseOthersNames(
  manager: EntityManager,
  { name, shortName, code, aliases }: ClubFields,
  id: number | null,
): Promise<void> {
  const others = await manager.findBy(Club, id === null ? {} : { id: Not(id) })
  const finder = clubFinder(others)
  const taken = [
    { called: name, path: ['name'] },
    { called: shortName, path: ['shortName'] },
    { called: code, path: ['code'] },
    ...aliases.map((called) => ({ called, path: ['aliases'] })),
  ].flatMap(({ called, path }) => {
    const slug = finder.find(called)
    const other = others.find((club) => club.slug === slug)
    return other ? [{ message: `“${called}” is a name of ${other.name}`, path }] : []
  })
  if (taken.length > 0) throw new InvalidBodyException(taken)
}
