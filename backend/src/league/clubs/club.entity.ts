import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** A club, whatever its results. */
@Entity('clubs')
@Index('uq_clubs_slug', ['slug'], { unique: true })
export class Club {
  @PrimaryGeneratedColumn()
  id!: number

  /** Short enough that a fixture's slug can hold two of them, a date and a number. */
  @Column({ type: 'varchar', length: 50 })
  slug!: string

  @Column({ type: 'varchar', length: 120 })
  name!: string

  /** As on scoreboards. */
  @Column({ name: 'short_name', type: 'varchar', length: 40 })
  shortName!: string

  /** About three letters. */
  @Column({ type: 'varchar', length: 10 })
  code!: string

  @Column({ type: 'varchar', length: 80 })
  city!: string

  @Column({ type: 'varchar', length: 80 })
  region!: string

  /** Year of foundation. */
  @Column({ type: Number, nullable: true })
  founded!: number | null

  /** `#C8102E`; the secondary colour has the same format. */
  @Column({ name: 'primary_color', type: 'varchar', length: 7 })
  primaryColor!: string

  @Column({ name: 'secondary_color', type: 'varchar', length: 7 })
  secondaryColor!: string

  /** Other names that files and people use for it. */
  @Column({ type: 'simple-json' })
  aliases!: string[]

  @Column({ type: 'simple-json' })
  achievements!: string[]

  /** Path of a picture without width and type. */
  @Column({ type: 'varchar', length: 500 })
  image!: string

  @Column({ name: 'is_featured', type: 'boolean' })
  isFeatured!: boolean

  /** Raised by every change at the desk, which must name the revision that it is based on. */
  @Column({ type: Number })
  revision!: number
}
