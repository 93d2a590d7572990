import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Periodic work that one of several processes does. */
@Entity('scheduled_work')
export class ScheduledWork {
  @PrimaryColumn({ type: 'varchar', length: 40, primaryKeyConstraintName: 'pk_scheduled_work' })
  name!: string

  /** The process that moves this time forward does the work; the others wait. */
  @Column({ name: 'due_at', type: 'datetime', precision: 3 })
  dueAt!: Date
}
