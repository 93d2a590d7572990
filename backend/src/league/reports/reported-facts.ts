import { Injectable } from '@nestjs/common'
import type { FactKind } from 'shared-contracts/league/report'
import { FormerAddress } from '../../content/revisions/former-address.entity.ts'
import { slugNow } from '../answers/renamed.ts'
import { LeagueBooks } from '../book/league-books.ts'
import { Club } from '../clubs/club.entity.ts'
import { Fixture } from '../matches/fixture.entity.ts'
import { LeaguePerson } from '../people/league-person.entity.ts'
import { PLAYERS } from '../people/player-kind.ts'

/** A fact as the office sees it in a report. */
export interface KnownFact {
  /** Canonical slug, however the report named the fact. */
  readonly slug: string
  /** Slugs that it had before. Earlier answers are stored under them. */
  readonly formerSlugs: readonly string[]
  /** `Match: Hearts of Oak v Asante Kotoko, 2025-01-26`. */
  readonly subject: string
  /** Paths of the page that shows it: a visitor may have opened it before its address was corrected. */
  readonly paths: readonly string[]
}

/** Looks up the facts that reports are about. */
@Injectable()
export class ReportedFacts {
  constructor(private readonly books: LeagueBooks) {}

  /** Returns null if there is no such fact. */
  find(kind: FactKind, slug: string): Promise<KnownFact | null> {
    if (kind === 'match') return this.match(slug)
    return kind === 'table' ? this.table(slug) : this.player(slug)
  }

  private async match(slug: string): Promise<KnownFact | null> {
    const { manager } = this.books
    const fixture = await manager.findOneBy(Fixture, { slug })
    // MySQL's collations treat some different texts as equal.
    if (fixture?.slug !== slug) return null
    const [home, away] = await Promise.all(
      [fixture.homeId, fixture.awayId].map((id) => manager.findOneBy(Club, { id })),
    )
    const names = `${home?.name ?? ''} v ${away?.name ?? ''}`
    const subject = [`Match: ${names}`, fixture.day].filter(Boolean).join(', ')
    return { slug, formerSlugs: [], subject, paths: [`/gpl/matches/${slug}`] }
  }

  private async table(address: string): Promise<KnownFact | null> {
    const [slug = '', competition] = address.split('~').toReversed()
    const [byDefault] = await this.books.competitions()
    const placed = (await this.books.seasons()).find(
      (one) =>
        one.season.slug === slug && one.competition.slug === (competition ?? byDefault?.slug),
    )
    if (!placed) return null
    const { competition: of, season } = placed
    return {
      slug: `${of.slug}~${season.slug}`,
      formerSlugs: [],
      subject: `Table: ${of.name} ${season.name}`,
      paths: ['/gpl/tables'],
    }
  }

  private async player(address: string): Promise<KnownFact | null> {
    const { manager } = this.books
    const slug = await slugNow(manager, PLAYERS, address)
    const person = await manager.findOneBy(LeaguePerson, { slug })
    if (person?.slug !== slug) return null
    const former = await manager.findBy(FormerAddress, {
      part: PLAYERS.part,
      recordId: person.id,
    })
    const formerSlugs = former.map((one) => one.slug)
    const paths = [slug, ...formerSlugs].map((one) => `/gpl/players/${one}`)
    return { slug, formerSlugs, subject: `Player: ${person.name}`, paths }
  }
}
