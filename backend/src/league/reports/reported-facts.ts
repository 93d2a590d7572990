import { Injectable } from '@nestjs/common'
import type { FactKind } from 'shared-contracts/league/report'
import { LeagueBooks } from '../book/league-books.ts'
import { Club } from '../clubs/club.entity.ts'
import { Fixture } from '../matches/fixture.entity.ts'
import { LeaguePerson } from '../people/league-person.entity.ts'

/** A fact as the office sees it in a report. */
export interface KnownFact {
  /** Canonical slug, however the report named the fact. */
  readonly slug: string
  /** `Match: Hearts of Oak v Asante Kotoko, 2025-01-26`. */
  readonly subject: string
  /** Path of the page that shows it. */
  readonly path: string
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
    return { slug, subject, path: `/gpl/matches/${slug}` }
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
      subject: `Table: ${of.name} ${season.name}`,
      path: '/gpl/tables',
    }
  }

  private async player(slug: string): Promise<KnownFact | null> {
    const person = await this.books.manager.findOneBy(LeaguePerson, { slug })
    if (person?.slug !== slug) return null
    return { slug, subject: `Player: ${person.name}`, path: `/gpl/players/${slug}` }
  }
}
