import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

const KEY = { primaryKeyConstraintName: 'pk_former_addresses' } as const

/** A former slug of a record. It redirects to the record, and no other record can take it. */
@Entity('former_addresses')
@Index('idx_former_addresses_part_record_id', ['part', 'recordId'])
export class FormerAddress {
  @PrimaryColumn({ type: 'varchar', length: 20, ...KEY })
  part!: string

  @PrimaryColumn({ type: 'varchar', length: 120, ...KEY })
  slug!: string

  @Column({ name: 'record_id', type: Number })
  recordId!: number
}
