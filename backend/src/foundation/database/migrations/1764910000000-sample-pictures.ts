import type { MigrationInterface, QueryRunner } from 'typeorm'
import * as v from 'valibot'
import { tellLeague } from './league-change.ts'

/** What the pictures of the sample's league stories show. */
const SHOWN: Readonly<Record<string, string>> = {
  '/media/league-mast': 'A floodlight mast over the roof of a stand at dusk',
  '/media/league-tactics': 'A coach’s board with magnets and one attack drawn on it',
  '/media/league-net': 'A ball behind the net of a goal',
  '/media/league-corner': 'A corner flag in the low sun',
  '/media/live-poster': 'A match from above, players spread over one half of the pitch',
  '/media/league-tunnel': 'The players’ tunnel, with the floodlit pitch at its end',
  '/media/league-ball': 'A ball on wet grass under floodlights',
  '/media/league-stadium': 'A full stadium under its floodlights',
  '/media/league-training': 'Cones and balls on an empty training ground in the morning',
  '/media/league-broadcast': 'A television camera and two monitors above a pitch',
  '/media/league-seats': 'Rows of empty seats in yellow and green',
  '/media/league-trophy': 'A golden cup among falling gold foil',
}

const Stories = v.array(v.object({ id: v.number(), slug: v.string(), image: v.string() }))

/** Stories of the sample without an alternative text. The desk takes a changed row over, so none with a draft. */
const UNDESCRIBED = `
  SELECT id, slug, image FROM league_articles
  WHERE is_sample = ? AND image_alt = '' AND NOT EXISTS (
    SELECT 1 FROM content_records
    WHERE part = 'league-articles' AND record_id = league_articles.id
      AND (published_revision IS NULL OR revision <> published_revision)
  )`

/** Gives the sample's league stories the alternative texts without which the desk cannot save them. */
export class SamplePictures1764910000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const rows: unknown = await runner.query(UNDESCRIBED, [1])
    for (const { id, slug, image } of v.parse(Stories, rows)) {
      const imageAlt = SHOWN[image]
      if (imageAlt === undefined) continue
      await runner.query('UPDATE league_articles SET image_alt = ? WHERE id = ?', [imageAlt, id])
      await tellLeague(runner, 'article', slug)
    }
  }

  /** Keeps the texts, which an earlier version shows as well. */
  async down(): Promise<void> {}
}
