import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** A picture uploaded at the desk. Its files are in the media store and never change. */
@Entity('pictures')
@Index('uq_pictures_file', ['file'], { unique: true })
@Index('idx_pictures_updated_at', ['updatedAt'])
export class Picture {
  @PrimaryGeneratedColumn()
  id!: number

  /** Start of the names of its files: 16 random hexadecimal digits. */
  @Column({ type: 'varchar', length: 16 })
  file!: string

  /**
   * SHA-256 of each file by the end of its name, such as `{"640.avif":"…"}`: JSON of hexadecimal digits. Null for a
   * picture from before digests were stored.
   */
  @Column({ type: 'varchar', length: 600, nullable: true })
  digests!: string | null

  /** Name that its sender gave it. */
  @Column({ type: 'varchar', length: 200 })
  name!: string

  /** Size of the upright original, in pixels. */
  @Column({ type: 'int' })
  width!: number

  @Column({ type: 'int' })
  height!: number

  @Column({ type: 'varchar', length: 300 })
  alt!: string

  /** Focal point, which stays visible in every crop: fractions from the upper left. */
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
