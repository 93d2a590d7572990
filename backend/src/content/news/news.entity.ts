import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { utcNow } from '../../foundation/database/utc-now.ts'

@Entity('news')
@Index('idx_news_date', ['date'])
export class News {
  @PrimaryGeneratedColumn()
  id!: number

  @Column({ type: 'varchar', length: 200 })
  title!: string

  @Column({ type: 'text' })
  excerpt!: string

  @Column({ type: 'mediumtext' })
  content!: string

  /** As in `NewsResponse`. */
  @Column({ name: 'image_url', type: 'varchar', length: 500 })
  imageUrl!: string

  @Column({ type: 'datetime', precision: 3, default: utcNow })
  date!: Date

  /** Slug of the subsidiary that the item is about; null for the whole group. */
  @Column({ type: 'varchar', length: 40, nullable: true })
  subsidiary!: string | null
}
