import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import type { PlayerPosition } from 'shared-contracts/league/player'

/** A player. The player's figures are calculated from matches. */
@Entity('league_people')
@Index('uq_league_people_slug', ['slug'], { unique: true })
export class LeaguePerson {
  @PrimaryGeneratedColumn()
  id!: number

  @Column({ type: 'varchar', length: 120 })
  slug!: string

  @Column({ type: 'varchar', length: 120 })
  name!: string

  /** ISO 8601 date. */
  @Column({ name: 'birth_date', type: 'varchar', length: 10, nullable: true })
  birthDate!: string | null

  @Column({ type: 'varchar', length: 60 })
  nationality!: string

  /** Empty if it is not known yet. */
  @Column({ type: 'varchar', length: 20 })
  position!: PlayerPosition | ''

  /** An estimate in words; empty for none. */
  @Column({ name: 'market_value', type: 'varchar', length: 20 })
  marketValue!: string

  @Column({ type: 'text' })
  description!: string

  /** Raised by every change at the desk, which must name the revision that it is based on. */
  @Column({ type: Number })
  revision!: number
}
