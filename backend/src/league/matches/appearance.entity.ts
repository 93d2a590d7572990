import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import type { Side } from 'shared-contracts/league/name'

/** A player in a line-up. */
@Entity('appearances')
@Index('uq_appearances_fixture_id_person_id', ['fixtureId', 'personId'], { unique: true })
@Index('idx_appearances_person_id', ['personId'])
export class Appearance {
  @PrimaryGeneratedColumn()
  id!: number

  @Column({ name: 'fixture_id', type: Number })
  fixtureId!: number

  @Column({ name: 'person_id', type: Number })
  personId!: number

  @Column({ type: 'varchar', length: 4 })
  side!: Side

  @Column({ name: 'shirt_number', type: Number, nullable: true })
  shirtNumber!: number | null

  @Column({ type: 'varchar', length: 20 })
  position!: string

  @Column({ name: 'is_starter', type: 'boolean' })
  isStarter!: boolean
}
