import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** Period in which a player is in the squad of a club in a season. */
@Entity('squad_spells')
@Index('idx_squad_spells_season_id_club_id', ['seasonId', 'clubId'])
@Index('idx_squad_spells_person_id', ['personId'])
export class SquadSpell {
  @PrimaryGeneratedColumn()
  id!: number

  @Column({ name: 'person_id', type: Number })
  personId!: number

  @Column({ name: 'club_id', type: Number })
  clubId!: number

  @Column({ name: 'season_id', type: Number })
  seasonId!: number

  @Column({ name: 'shirt_number', type: Number, nullable: true })
  shirtNumber!: number | null

  /** ISO 8601 date; null for the beginning of the season. */
  @Column({ name: 'starts_on', type: 'varchar', length: 10, nullable: true })
  from!: string | null

  /** ISO 8601 date; null for the end of the season. */
  @Column({ name: 'ends_on', type: 'varchar', length: 10, nullable: true })
  to!: string | null
}
