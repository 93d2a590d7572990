import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** A club, whatever its results. */
@Entity('clubs')
@Index('uq_clubs_slug', ['slug'], { unique: true })
export class Club {
  @PrimaryGeneratedColumn()
  id!: number

  /** Short enough for two of them, a date and a number in the slug of a fixture. */
  @Column({ type: 'varchar', length: 50 })
  slug!: string

  @Column({ type: 'varchar', length: 120 })
  name!: string

  /** As scoreboards write it. */
  @Column({ name: 'short_name', type: 'varchar', length: 40 })
  shortName!: string

  /** Three letters or so. */
  @Column({ type: 'varchar', length: 10 })
  code!: string

  @Column({ type: 'varchar', length: 80 })
  city!: string

  @Column({ type: 'varchar', length: 80 })
  region!: string

  /** The year. */
  @Column({ type: Number, nullable: true })
  founded!: number | null

  /** `#C8102E`, as is the other. */
  @Column({ name: 'primary_color', type: 'varchar', length: 7 })
  primaryColor!: string

  @Column({ name: 'secondary_color', type: 'varchar', length: 7 })
  secondaryColor!: string

  /** Other names by which files and people call it. */
  @Column({ type: 'simple-json' })
  aliases!: string[]

  @Column({ type: 'simple-json' })
  achievements!: string[]

  /** Path of a picture without width and type. */
  @Column({ type: 'varchar', length: 500 })
  image!: string

  @Column({ name: 'is_featured', type: 'boolean' })
  isFeatured!: boolean

  /** Raised by every change of the desk, which names the one that it has seen. */
  @Column({ type: Number })
  revision!: number
}
