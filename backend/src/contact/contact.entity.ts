import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** A message that a visitor sent. Once acknowledged it is never lost. */
@Entity('contacts')
@Index('idx_contacts_created_at', ['createdAt'])
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
}
