import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm'
import * as v from 'valibot'
import { sha256 } from '../sha256.ts'
import { flag } from './schema.ts'

/** Digests of title, summary and text of the eight stories that installations begin with. */
const SEEDS = new Set([
  'a57c39af24399e858730892863c1dc56b4919810d2e09ef5351cc4ee194c3002',
  'a0da9e6448675679c13975fce427c70db3d609b4e46f28ec9472ab6719a24b74',
  'e4624e3e81ed7d193a509071ee67a8a3d8d73b599fb5619654b4b0b349b18a7e',
  '2ece1a31901a43a0f7d50e65452b7b7d352d4088ac5afaf44d8159669d74f91c',
  '7d349c2ae81a0b4e4f0196bc4adc77c30fd60607808371dacc678792af5c9e6b',
  'a8a5015eb8d2f6f0d6c660d5f6ffb5f15a5b5f36d4fc14fcd2632fe388a89f42',
  '4206f1cf6d177a47d1eea5ea452a32c8c912cb7fc0ed71dbf5f19e730918129d',
  'd33841b2db7a6de2b426100249f4d9586f954ad7ca0d487f92c9659a4fb2361a',
])

const Stories = v.array(
  v.object({ id: v.number(), title: v.string(), excerpt: v.string(), content: v.string() }),
)

const IS_SAMPLE = new TableColumn({ ...flag('is_sample'), default: '0' })

/** Marks stories as samples if they still have the text that the installation started with. */
export class SampleStories1764100000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('news', IS_SAMPLE)
    const rows: unknown = await runner.query('SELECT id, title, excerpt, content FROM news')
    for (const { id, title, excerpt, content } of v.parse(Stories, rows)) {
      if (!SEEDS.has(sha256(JSON.stringify([title, excerpt, content])))) continue
      await runner.query('UPDATE news SET is_sample = ? WHERE id = ?', [1, id])
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('news', IS_SAMPLE)
  }
}
