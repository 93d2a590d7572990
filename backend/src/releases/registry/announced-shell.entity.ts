import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** A build of the host that edges run, or did until recently. */
@Entity('announced_shells')
@Index('uq_announced_shells_version', ['version'], { unique: true })
export class AnnouncedShell {
  @PrimaryGeneratedColumn()
  id!: number

  @Column({ type: 'varchar', length: 100 })
  version!: string

  /** Integrity of its `release.json`. */
  @Column({ type: 'varchar', length: 100 })
  digest!: string

  /** Signature of name, version and digest by a key of the platform; null if unsigned. */
  @Column({ type: 'varchar', length: 88, nullable: true })
  signature!: string | null

  @Column({ name: 'announced_at', type: 'datetime', precision: 3 })
  announcedAt!: Date

  /** When another one was announced; null while this is the current one. */
  @Column({ name: 'served_until', type: 'datetime', precision: 3, nullable: true })
  servedUntil!: Date | null
}
