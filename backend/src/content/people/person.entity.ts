import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** A member of the management team. */
@Entity('people')
@Index('idx_people_position', ['position'])
export class Person {
  @PrimaryGeneratedColumn()
  id!: number

  /** Empty until the group names the person. */
  @Column({ type: 'varchar', length: 120 })
  name!: string

  @Column({ type: 'varchar', length: 120 })
  role!: string

  @Column({ type: 'text' })
  text!: string

  /** As in `PersonResponse`. */
  @Column({ name: 'image_url', type: 'varchar', length: 500, nullable: true })
  imageUrl!: string | null

  @Column({ name: 'image_alt', type: 'varchar', length: 300, default: '' })
  imageAlt!: string

  /** Place in the list, from 1; if two records share a place, the older one comes first. */
  @Column({ type: 'int' })
  position!: number
}
