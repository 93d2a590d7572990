import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** A company of the group, as its site shows it. */
@Entity('subsidiaries')
@Index('uq_subsidiaries_slug', ['slug'], { unique: true })
export class Subsidiary {
  @PrimaryGeneratedColumn()
  id!: number

  @Column({ type: 'varchar', length: 120 })
  name!: string

  /** Address of its site: one of SUBSIDIARY_SLUGS. */
  @Column({ type: 'varchar', length: 40 })
  slug!: string

  @Column({ type: 'varchar', length: 200 })
  tagline!: string

  @Column({ type: 'text' })
  description!: string

  /** Hex colour that carries white text. */
  @Column({ type: 'varchar', length: 20 })
  color!: string

  /** Name of a lucide icon. */
  @Column({ type: 'varchar', length: 60 })
  icon!: string

  /** As in `SubsidiaryResponse`. */
  @Column({ name: 'hero_image', type: 'varchar', length: 500 })
  heroImage!: string

  @Column({ type: 'simple-json' })
  services!: string[]
}
