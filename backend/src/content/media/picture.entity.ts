import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** A picture that somebody at the desk has sent. Its files lie in the media store and are never changed. */
@Entity('pictures')
@Index('uq_pictures_file', ['file'], { unique: true })
@Index('idx_pictures_updated_at', ['updatedAt'])
export class Picture {
  @PrimaryGeneratedColumn()
  id!: number

  /** Begins the names of its files: 16 hexadecimal digits, drawn at random. */
  @Column({ type: 'varchar', length: 16 })
  file!: string

  /**
   * SHA-256 of each of its files by the end of its name, such as `{"640.avif":"…"}`: JSON of hexadecimal digits. Null
   * for a picture from before they were written down.
   */
  @Column({ type: 'varchar', length: 600, nullable: true })
  digests!: string | null

  /** As its owner called it. */
  @Column({ type: 'varchar', length: 200 })
  name!: string

  /** Of the original, in pixels, as it is held upright. */
  @Column({ type: 'int' })
  width!: number

  @Column({ type: 'int' })
  height!: number

  @Column({ type: 'varchar', length: 300 })
  alt!: string

  /** Part that stays visible however it is cut: fractions from the upper left. */
  @Column({ name: 'focal_x', type: 'double' })
  focalX!: number

  @Column({ name: 'focal_y', type: 'double' })
  focalY!: number

  @Column({ type: 'int' })
  revision!: number

  @Column({ name: 'updated_at', type: 'datetime', precision: 3 })
  updatedAt!: Date

  @Column({ name: 'updated_by', type: 'varchar', length: 100 })
  updatedBy!: string
}
