import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** A changed member of a fixture, and the reason. Rows are only added. */
@Entity('fixture_changes')
@Index('idx_fixture_changes_fixture_id', ['fixtureId'])
export class FixtureChange {
  @PrimaryGeneratedColumn()
  id!: number

  @Column({ name: 'fixture_id', type: Number })
  fixtureId!: number

  @Column({ name: 'changed_at', type: 'datetime', precision: 3 })
  at!: Date

  /** Role of the author, never a name. */
  @Column({ name: 'changed_by', type: 'varchar', length: 40 })
  by!: string

  /** Name of the member: `kickOff`, `score`, `status`. */
  @Column({ type: 'varchar', length: 30 })
  what!: string

  /** As text; null for no value. */
  @Column({ name: 'was', type: 'varchar', length: 200, nullable: true })
  from!: string | null

  @Column({ name: 'became', type: 'varchar', length: 200, nullable: true })
  to!: string | null

  @Column({ type: 'varchar', length: 300 })
  reason!: string
}
