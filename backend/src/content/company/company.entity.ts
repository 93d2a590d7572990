import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Facts of the group that every page shows, in one row. */
@Entity('company')
export class CompanyFacts {
  /** Always 1. */
  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'pk_company' })
  id!: number

  @Column({ type: 'varchar', length: 200 })
  address!: string

  @Column({ type: 'varchar', length: 40 })
  phone!: string

  @Column({ type: 'varchar', length: 254 })
  email!: string

  @Column({ type: 'varchar', length: 60 })
  licence!: string

  /** Business hours, in words. */
  @Column({ type: 'varchar', length: 200 })
  weekdays!: string

  @Column({ type: 'varchar', length: 200 })
  weekends!: string

  /** Full address; null for a network without one yet. The same holds for the next two. */
  @Column({ type: 'varchar', length: 500, nullable: true })
  facebook!: string | null

  @Column({ type: 'varchar', length: 500, nullable: true })
  linkedin!: string | null

  @Column({ type: 'varchar', length: 500, nullable: true })
  x!: string | null
}
