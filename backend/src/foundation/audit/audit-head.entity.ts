import { Column, Entity, PrimaryColumn } from 'typeorm'

/** The one row that orders whoever writes into the audit log. */
@Entity('audit_head')
export class AuditHead {
  @PrimaryColumn({ type: Number, primaryKeyConstraintName: 'pk_audit_head' })
  id!: number

  /** How many entries were ever written; the id of the last. */
  @Column({ type: Number })
  entries!: number
}

/** Id of that row. */
export const AUDIT_HEAD_ID = 1
