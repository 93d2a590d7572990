import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** A session of somebody who is signed in at the desk. */
@Entity('desk_sessions')
@Index('uq_desk_sessions_token_hash', ['tokenHash'], { unique: true })
@Index('idx_desk_sessions_account_id', ['accountId'])
@Index('idx_desk_sessions_ends_at', ['endsAt'])
export class Session {
  @PrimaryGeneratedColumn()
  id!: number

  @Column({ name: 'account_id', type: Number })
  accountId!: number

  /** SHA-256 of the token. Only the browser has the token itself. */
  @Column({ name: 'token_hash', type: 'varchar', length: 64 })
  tokenHash!: string

  @Column({ name: 'started_at', type: 'datetime', precision: 3 })
  startedAt!: Date

  /** Accurate to the minute. */
  @Column({ name: 'last_used_at', type: 'datetime', precision: 3 })
  lastUsedAt!: Date

  /** Latest end; an idle session ends earlier. */
  @Column({ name: 'ends_at', type: 'datetime', precision: 3 })
  endsAt!: Date

  /** Network address at sign-in. */
  @Column({ type: 'varchar', length: 64 })
  address!: string

  /** Name of the browser, such as `Firefox on Windows`. */
  @Column({ type: 'varchar', length: 100 })
  browser!: string
}
