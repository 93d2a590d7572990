import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Work that one of several processes does from time to time. */
@Entity('scheduled_work')
export class ScheduledWork {
  @PrimaryColumn({ type: 'varchar', length: 40, primaryKeyConstraintName: 'pk_scheduled_work' })
  name!: string

  /** The process that moves this forward does the work; the others wait. */
  @Column({ name: 'due_at', type: 'datetime', precision: 3 })
  dueAt!: Date
}
