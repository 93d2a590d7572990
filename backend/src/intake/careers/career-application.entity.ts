import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import type { Suspicion } from '../submission/suspicion.ts'

/** An application for one of the openings, stored in full. */
@Entity('career_applications')
@Index('idx_career_applications_created_at', ['createdAt'])
@Index('uq_career_applications_reference', ['reference'], { unique: true })
export class CareerApplication {
  @PrimaryGeneratedColumn()
  id!: number

  @Column({ name: 'first_name', type: 'varchar', length: 100 })
  firstName!: string

  @Column({ name: 'last_name', type: 'varchar', length: 100 })
  lastName!: string

  @Column({ type: 'varchar', length: 254 })
  email!: string

  @Column({ type: 'varchar', length: 40 })
  phone!: string

  /** Title of the opening. */
  @Column({ type: 'varchar', length: 120 })
  position!: string

  @Column({ type: 'varchar', length: 40 })
  experience!: string

  @Column({ type: 'varchar', length: 40 })
  education!: string

  /** Link to a CV, or its text; empty when none was given. */
  @Column({ type: 'mediumtext' })
  cv!: string

  @Column({ name: 'cover_letter', type: 'mediumtext' })
  coverLetter!: string

  @Column({ type: 'varchar', length: 40 })
  availability!: string

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date

  /** Code by which the visitor names it; null for what came before there were codes. */
  @Column({ type: 'varchar', length: 16, nullable: true })
  reference!: string | null

  /** As `suspicionOf` says. */
  @Column({ type: 'varchar', length: 16, nullable: true })
  suspicion!: Suspicion | null
}
