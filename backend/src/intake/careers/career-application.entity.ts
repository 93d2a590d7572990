import { Column, Entity, Index } from 'typeorm'
import { Submission } from '../submission/submission.entity.ts'

/** An application for one of the openings, stored in full. */
@Entity('career_applications')
@Index('idx_career_applications_created_at', ['createdAt'])
@Index('idx_career_applications_email_hash', ['emailHash'])
@Index('uq_career_applications_reference', ['reference'], { unique: true })
export class CareerApplication extends Submission {
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
}
