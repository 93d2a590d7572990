import { Column, Entity, PrimaryColumn } from 'typeorm'

/** The single row that serialises writers of the audit log. */
@Entity('audit_head')
export class AuditHead {
  @PrimaryColumn({ type: Number, primaryKeyConstraintName: 'pk_audit_head' })
  id!: number

  /** Number of entries ever written, which is the id of the last. */
  @Column({ type: Number })
  entries!: number
}

/** Id of that row. */
export const AUDIT_HEAD_ID = 1
