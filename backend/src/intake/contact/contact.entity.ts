import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import type { Suspicion } from '../submission/suspicion.ts'

/** A message that a visitor sent. Once acknowledged it is never lost. */
@Entity('contacts')
@Index('idx_contacts_created_at', ['createdAt'])
@Index('uq_contacts_reference', ['reference'], { unique: true })
export class Contact {
  @PrimaryGeneratedColumn()
  id!: number

  @Column({ name: 'first_name', type: 'varchar', length: 100 })
  firstName!: string

  @Column({ name: 'last_name', type: 'varchar', length: 100 })
  lastName!: string

  @Column({ type: 'varchar', length: 254 })
  email!: string

  /** Slug of a subsidiary, or `general`. */
  @Column({ type: 'varchar', length: 40 })
  subsidiary!: string

  @Column({ type: 'mediumtext' })
  message!: string

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date

  /** Code by which the visitor names it; null for what came before there were codes. */
  @Column({ type: 'varchar', length: 16, nullable: true })
  reference!: string | null

  /** As `suspicionOf` says. */
  @Column({ type: 'varchar', length: 16, nullable: true })
  suspicion!: Suspicion | null
}
