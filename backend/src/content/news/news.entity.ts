import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { utcNow } from '../../foundation/database/utc-now.ts'

/** A story as visitors read it. A row with only the columns of requirement 3 is valid too. */
@Entity('news')
@Index('idx_news_date', ['date'])
@Index('uq_news_slug', ['slug'], { unique: true })
export class News {
  @PrimaryGeneratedColumn()
  id!: number

  @Column({ type: 'varchar', length: 200 })
  title!: string

  @Column({ type: 'text' })
  excerpt!: string

  /** Markdown; empty for a story that is published elsewhere. */
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

  /** Its address below `/news/`; null for a story that is published elsewhere. */
  @Column({ type: 'varchar', length: 120, nullable: true })
  slug!: string | null

  /** One of NEWS_CATEGORIES, or empty. */
  @Column({ type: 'varchar', length: 40, default: '' })
  category!: string

  /** One of NEWS_REGIONS, or empty. */
  @Column({ type: 'varchar', length: 40, default: '' })
  region!: string

  @Column({ type: 'boolean', default: false })
  featured!: boolean

  /** Whether it still has its sample text from the installation. */
  @Column({ name: 'is_sample', type: 'boolean', default: false })
  isSample!: boolean

  /** Publisher of the full story, and its address; empty for none. */
  @Column({ type: 'varchar', length: 200, default: '' })
  source!: string

  @Column({ name: 'source_url', type: 'varchar', length: 500, default: '' })
  sourceUrl!: string

  /** Alternative text of the picture; empty if it would add nothing to the title. */
  @Column({ name: 'image_alt', type: 'varchar', length: 300, default: '' })
  imageAlt!: string
}
