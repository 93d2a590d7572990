import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** A position that can be applied for. */
@Entity('openings')
@Index('uq_openings_slug', ['slug'], { unique: true })
@Index('idx_openings_closes_on', ['closesOn'])
export class Opening {
  @PrimaryGeneratedColumn()
  id!: number

  /** Its name in an address. */
  @Column({ type: 'varchar', length: 120 })
  slug!: string

  @Column({ type: 'varchar', length: 120 })
  title!: string

  @Column({ type: 'varchar', length: 120 })
  department!: string

  /** Town and country. */
  @Column({ type: 'varchar', length: 120 })
  location!: string

  @Column({ type: 'varchar', length: 40 })
  type!: string

  @Column({ type: 'text' })
  description!: string

  @Column({ type: 'simple-json' })
  requirements!: string[]

  /** ISO 8601 date. */
  @Column({ name: 'posted_on', type: 'varchar', length: 10 })
  postedOn!: string

  /** Last day for an application, ISO 8601 date; null for none. */
  @Column({ name: 'closes_on', type: 'varchar', length: 10, nullable: true })
  closesOn!: string | null
}
