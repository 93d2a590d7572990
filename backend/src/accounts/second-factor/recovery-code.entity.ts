import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** A code for signing in without a lost authenticator. The row is deleted when it is used. */
@Entity('desk_recovery_codes')
@Index('idx_desk_recovery_codes_account_id', ['accountId'])
export class RecoveryCode {
  /** SHA-256 of the account and the code, which has 80 random bits. */
  @PrimaryColumn({
    name: 'code_hash',
    type: 'varchar',
    length: 64,
    primaryKeyConstraintName: 'pk_desk_recovery_codes',
  })
  codeHash!: string

  @Column({ name: 'account_id', type: Number })
  accountId!: number
}
