import { Injectable } from '@nestjs/common'
import type {
  ListedClub,
  ListedDay,
  ListedGround,
  ListedRecord,
  ListedRound,
} from 'shared-contracts/league/listed-record'
import { roundSlug } from 'shared-contracts/league/round'
import { FormerAddress } from '../../content/revisions/former-address.entity.ts'
import { RevisionCache } from '../book/revision-cache.ts'
import { LeagueBooks } from '../book/league-books.ts'
import { lastChanges } from '../changes/last-changes.ts'
import { CLUBS } from '../clubs/club-kind.ts'
import { Club } from '../clubs/club.entity.ts'
import { Ground } from '../clubs/ground.entity.ts'
import { Fixture } from '../matches/fixture.entity.ts'
import { LeaguePerson } from '../people/league-person.entity.ts'
import { SquadSpell } from '../people/squad-spell.entity.ts'
import { Round } from '../seasons/round.entity.ts'
import { SeasonEntry } from '../seasons/season-entry.entity.ts'
import { LeagueAnswers, type LeagueCall } from './league-answers.ts'

/** Maximum number of records in an answer: a site map may have 50,000 pages, and an edge accepts answers of 4 MB. */
const MAX_RECORDS = 25_000

/**
 * Lists every match, club and player that has a page, for callers that list addresses. Also lists every day, ground and
 * round by which an address can filter matches.
 */
@Injectable()
export class ListedRecords {
  readonly matches: LeagueCall<null>
  readonly clubs: LeagueCall<null>
  readonly players: LeagueCall<null>
  readonly days: LeagueCall<null>
  readonly grounds: LeagueCall<null>
  readonly rounds: LeagueCall<null>
  private readonly held = new RevisionCache<readonly object[]>(6)

  constructor(
    private readonly books: LeagueBooks,
    answers: LeagueAnswers,
  ) {
    const call = (name: string, read: () => Promise<readonly object[]>) =>
      answers.call(`list of ${name}`, async () => this.held.get(name, await books.revision(), read))
    this.matches = call('matches', async () => newestFirst(await this.readMatches()))
    this.clubs = call('clubs', async () => newestFirst(await this.readClubs()))
    this.players = call('players', async () => newestFirst(await this.readPlayers()))
    this.days = call('days', () => this.readDays())
    this.grounds = call('grounds', () => this.readGrounds())
    this.rounds = call('rounds', () => this.readRounds())
  }

  /** A change of many matches is recorded as one change of their season. */
  private async readMatches(): Promise<ListedRecord[]> {
    const { manager } = this.books
    const [seasons, clubs, ownChanges, ofSeasons] = await Promise.all([
      this.books.seasons(),
      manager.find(Club),
      lastChanges(manager, 'fixture'),
      lastChanges(manager, 'season'),
    ])
    const names = new Map(clubs.map(({ id, name }) => [id, name]))
    const fixtures = await manager.find(Fixture, {
      select: { slug: true, seasonId: true, homeId: true, awayId: true },
    })
    const placed = new Map(
      seasons.flatMap((one) => (one.isReplay ? [] : [[one.season.id, one] as const])),
    )
    return fixtures.flatMap(({ slug, seasonId, homeId, awayId }) => {
      const place = placed.get(seasonId)
      if (!place) return []
      const own = ownChanges.get(slug)
      // Until 2026-11-29, a season of any competition was told by its slug.
      const ofSeason = ofSeasons.get(place.address) ?? ofSeasons.get(place.season.slug)
      const changedAt = Math.max(Number(own ?? 0), Number(ofSeason ?? 0))
      const name = `${names.get(homeId) ?? ''} v ${names.get(awayId) ?? ''}`
      return listed({ slug, name }, changedAt)
    })
  }

  private async readClubs(): Promise<ListedClub[]> {
    const { manager } = this.books
    const [clubs, entries, changes, former] = await Promise.all([
      manager.find(Club),
      manager.find(SeasonEntry),
      lastChanges(manager, 'club'),
      manager.findBy(FormerAddress, { part: CLUBS.part }),
    ])
    const placed = new Set(entries.map(({ clubId }) => clubId))
    return clubs
      .filter(({ id }) => placed.has(id))
      .map((club) => {
        const formerSlugs = former.flatMap(({ recordId, slug }) =>
          recordId === club.id ? [slug] : [],
        )
        return {
          ...listed(club, Number(changes.get(club.slug) ?? 0)),
          ...(formerSlugs.length > 0 && { formerSlugs }),
        }
      })
  }

  private async readPlayers(): Promise<ListedRecord[]> {
    const { manager } = this.books
    const [people, spells, changes] = await Promise.all([
      manager.find(LeaguePerson),
      manager.find(SquadSpell),
      lastChanges(manager, 'player'),
    ])
    const placed = new Set(spells.map(({ personId }) => personId))
    return people
      .filter(({ id }) => placed.has(id))
      .map((person) => listed(person, Number(changes.get(person.slug) ?? 0)))
  }

  private async readDays(): Promise<ListedDay[]> {
    const rows = await this.books.manager
      .createQueryBuilder(Fixture, 'fixture')
      .select('DISTINCT fixture.day', 'day')
      .where('fixture.day IS NOT NULL')
      .orderBy('fixture.day')
      .getRawMany<ListedDay>()
    return rows.map(({ day }) => ({ day }))
  }

  private async readGrounds(): Promise<ListedGround[]> {
    const grounds = await this.books.manager.find(Ground, { order: { name: 'ASC', id: 'ASC' } })
    return grounds.map(({ slug, name }) => ({ slug, name }))
  }

  private async readRounds(): Promise<ListedRound[]> {
    const rounds = await this.books.manager.find(Round, {
      select: { number: true, stage: true, name: true },
      order: { id: 'ASC' },
    })
    return [...new Set(rounds.map(roundSlug))].map((slug) => ({ slug }))
  }
}

const listed = ({ slug, name }: { slug: string; name: string }, changedAt: number) => ({
  slug,
  name,
  changedAt: new Date(changedAt).toISOString(),
})

const newestFirst = <Listed extends ListedRecord>(records: readonly Listed[]) =>
  records.toSorted((a, b) => b.changedAt.localeCompare(a.changedAt)).slice(0, MAX_RECORDS)
