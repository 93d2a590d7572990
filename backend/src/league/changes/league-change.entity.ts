import { Column, Entity, Index, PrimaryColumn } from 'typeorm'
import type { ChangeKind } from 'shared-contracts/league/change'

/** A change of a record of the league. Rows are only added, in the order of their sequence. */
@Entity('league_changes')
@Index('idx_league_changes_kind_slug_sequence', ['kind', 'slug', 'sequence'])
export class LeagueChange {
  @PrimaryColumn({ type: Number, primaryKeyConstraintName: 'pk_league_changes' })
  sequence!: number

  @Column({ name: 'changed_at', type: 'datetime', precision: 3 })
  at!: Date

  @Column({ type: 'varchar', length: 12 })
  kind!: ChangeKind

  @Column({ type: 'varchar', length: 120 })
  slug!: string
}
