import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** A place where matches are played. */
@Entity('grounds')
@Index('uq_grounds_slug', ['slug'], { unique: true })
export class Ground {
  @PrimaryGeneratedColumn()
  id!: number

  @Column({ type: 'varchar', length: 120 })
  slug!: string

  @Column({ type: 'varchar', length: 120 })
  name!: string

  /** Maximum number of spectators. */
  @Column({ type: Number, nullable: true })
  capacity!: number | null
}
