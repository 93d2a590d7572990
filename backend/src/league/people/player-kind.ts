import { ConflictException } from '@nestjs/common'
import { PlayerFields } from 'shared-contracts/desk/league-content'
import { InvalidBodyException } from '../../foundation/http/invalid-body.exception.ts'
import type { ContentKind } from '../../content/revisions/content-kind.ts'
import type { Addressed } from '../answers/renamed.ts'
import { lockLeague, recordChanges } from '../changes/record-changes.ts'
import { isInFuture } from '../files/day-and-time.ts'
import { scorerFault } from '../files/file-text.ts'
import { Appearance } from '../matches/appearance.entity.ts'
import { MatchEvent } from '../matches/match-event.entity.ts'
import { LeaguePerson } from './league-person.entity.ts'
import { SquadSpell } from './squad-spell.entity.ts'

/** Addresses of players. */
export const PLAYERS: Addressed = {
  part: 'players',
  entity: LeaguePerson,
  path: '/api/league/players',
}

/** Content kind of players; their squads are part of the seasons. */
export const PLAYER_KIND: ContentKind<PlayerFields, LeaguePerson> = {
  part: PLAYERS.part,
  desk: { part: 'league', path: 'league/players' },
  noun: 'player',
  fields: PlayerFields,
  entity: LeaguePerson,
  read: ({ id: _, revision: _revision, birthDate, ...player }) => ({
    ...player,
    birthDate: birthDate ?? '',
  }),
  write: ({ birthDate, ...fields }, before) => ({
    ...fields,
    birthDate: birthDate || null,
    revision: (before?.revision ?? 0) + 1,
  }),
  summary: ({ name, position, nationality, description }) => ({
    title: name,
    sortKey: position,
    texts: [nationality, position, description],
    filters: { position },
  }),
  pathOf: ({ slug }) => `/gpl/players/${slug}`,
  hasAddress: () => true,
  check: ({ birthDate }) => {
    if (!isInFuture(birthDate)) return
    const message = 'Enter a date that is not in the future'
    throw new InvalidBodyException([{ message, path: ['birthDate'] }])
  },
  lockOthers: lockLeague,
  checkOthers: async (manager, { name }, id) => {
    const message = scorerFault(name)
    if (message === undefined) return
    // A player who has the name already can still be changed otherwise.
    const known = id === null ? null : await manager.findOneBy(LeaguePerson, { id })
    if (known?.name === name) return
    throw new InvalidBodyException([{ message: message.replace(/^e/, 'E'), path: ['name'] }])
  },
  checkWithdrawal: async (manager, { id: personId, name }) => {
    const isNeeded =
      (await manager.existsBy(SquadSpell, { personId })) ||
      (await manager.existsBy(Appearance, { personId })) ||
      (await manager.existsBy(MatchEvent, [{ personId }, { relatedId: personId }]))
    if (isNeeded) throw new ConflictException(`${name} is in a squad or a match`)
  },
  follow: (manager, { slug }) => recordChanges(manager, [{ kind: 'player', slug }]),
}
