import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm'
import { text } from './schema.ts'

const IMAGE_ALT = new TableColumn({ ...text('image_alt', 300), default: "''" })

/** Text alternatives for the pictures of league stories. */
export class LeagueArticlePictures1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('league_articles', IMAGE_ALT)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('league_articles', IMAGE_ALT)
  }
}
