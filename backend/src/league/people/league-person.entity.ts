import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import type { PlayerPosition } from 'shared-contracts/league/player'

/** A player. What the player has done follows from matches. */
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

  /** Empty where nobody has said it yet. */
  @Column({ type: 'varchar', length: 20 })
  position!: PlayerPosition | ''

  /** An estimate in words; empty for none. */
  @Column({ name: 'market_value', type: 'varchar', length: 20 })
  marketValue!: string

  @Column({ type: 'text' })
  description!: string

  /** Raised by every change of the desk, which names the one that it has seen. */
  @Column({ type: Number })
  revision!: number
}
