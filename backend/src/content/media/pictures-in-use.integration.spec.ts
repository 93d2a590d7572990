import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals'
import { Picture } from 'shared-contracts/desk/media'
import { eventually } from 'shared-server/testing/eventually'
import sharp from 'sharp'
import type { EntityManager } from 'typeorm'
import * as v from 'valibot'
import { signedIn, type DeskClient } from '../../accounts/testing/desk-client.ts'
import { AUDIT_HEAD_ID, AuditHead } from '../../foundation/audit/audit-head.entity.ts'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { Transactions } from '../../foundation/database/transactions.ts'
import { lockPictures } from './lock-pictures.ts'
import { Picture as PictureRow } from './picture.entity.ts'

/** Encoding AVIF is slow on a busy machine. */
jest.setTimeout(60_000)

onEachDatabase(
  'a picture that is deleted while a record begins to show it',
  (newConfig, database) => {
    let api: TestApp
    let ama: DeskClient
    let png: Buffer
    let picture: Picture
    beforeAll(async () => {
      api = await startTestApp(await newConfig())
      ama = await signedIn(() => api, { name: 'Ama Mensah', role: 'group-editor' })
      png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c60' } })
        .png()
        .toBuffer()
    }, 60_000)
    afterAll(() => api.app.close())
    beforeEach(async () => {
      const answer = await ama.send('POST', '/api/desk/media', png, { 'content-type': 'image/png' })
      picture = v.parse(Picture, answer.json())
    })

    const match = (revision: number) => ({ 'if-match': `"${revision}"` })
    const remove = () =>
      ama.send('DELETE', `/api/desk/media/${picture.id}`, undefined, match(picture.revision))
    const person = (imageUrl: string) => ({
      ...{ name: 'Efua Sarpong', role: 'Surveyor', text: 'Measures the land.', position: 8 },
      ...{ imageUrl, imageAlt: 'Efua Sarpong' },
    })
    const create = (imageUrl = picture.address) =>
      ama.send('POST', '/api/desk/people', person(imageUrl))
    const idOf = (answer: Awaited<ReturnType<typeof create>>) =>
      v.parse(v.object({ id: v.number() }), answer.json()).id
    const DELETED = { fieldErrors: { imageUrl: ['This picture was deleted: choose another one'] } }

    /** Holds the locks of the work while the others begin, and then commits. */
    async function meanwhile(
      work: (manager: EntityManager) => Promise<unknown>,
      others: () => Promise<void>,
    ): Promise<void> {
      await api.app.get(Transactions).run(async (manager) => {
        await work(manager)
        await others()
      })
    }

    /** Waits until this many statements wait for a lock. In SQLite the others wait before their first statement. */
    async function waiting(count: number): Promise<void> {
      if (database === 'SQLite') return
      const running = async () => {
        const rows: unknown = await api.dataSource.query(
          `SELECT id FROM information_schema.processlist WHERE db = DATABASE() AND command = 'Query'
            AND (info LIKE 'UPDATE %audit_head%' OR info LIKE '%FROM %pictures%' AND info LIKE '%file%IN%'
              OR info LIKE 'DELETE FROM %pictures%') AND id <> CONNECTION_ID()`,
        )
        return v.parse(v.array(v.unknown()), rows).length
      }
      await eventually(async () => (await running()) >= count, 30_000)
    }

    it('is missed by who was later: the record is refused, and says where', async () => {
      let created: ReturnType<typeof create> | undefined
      await meanwhile(
        (manager) => manager.delete(PictureRow, { id: picture.id }),
        async () => {
          created = create()
          await waiting(1)
        },
      )
      const answer = await created
      expect(answer?.statusCode).toBe(400)
      expect(answer?.json()).toMatchObject(DELETED)
    })

    it('stays when the record was sooner', async () => {
      let answers: Promise<{ statusCode: number }>[] = []
      await meanwhile(
        // The last row that both of them write.
        (manager) => manager.increment(AuditHead, { id: AUDIT_HEAD_ID }, 'entries', 0),
        async () => {
          const created = create()
          await waiting(1)
          answers = [created, remove()]
          await waiting(2)
        },
      )
      const [created, removed] = (await Promise.all(answers)).map(({ statusCode }) => statusCode)
      expect([
        [201, 409],
        // SQLite handles them in order of arrival.
        ...(database === 'SQLite' ? [[400, 204]] : []),
      ]).toContainEqual([created, removed])
    })

    it('is never both deleted and shown', async () => {
      const made = await create('')
      const url = `/api/desk/people/${idOf(made)}`
      const save = () => ama.send('PUT', url, person(picture.address), match(1))
      const [saved, removed] = await Promise.all([save(), remove()])
      expect([
        [200, 409],
        [400, 204],
      ]).toContainEqual([saved.statusCode, removed.statusCode])
    })

    it('does not come back to visitors with an earlier revision, whose text does', async () => {
      const url = `/api/desk/people/${idOf(await create())}`
      await ama.send('PUT', url, person(''), match(1))
      expect((await remove()).statusCode).toBe(204)
      const restored = await ama.send('POST', `${url}/revisions/1/restore`, undefined, match(2))
      expect(restored.statusCode).toBe(200)
      for (const body of [{}, { at: '2099-01-01T00:00:00.000Z' }]) {
        const published = await ama.send('POST', `${url}/publish`, body, match(3))
        expect(published.statusCode).toBe(400)
        expect(published.json()).toMatchObject({
          ...DELETED,
          message: 'This picture was deleted: choose another one',
        })
      }
    })

    it('takes no deleted record with it', async () => {
      const url = `/api/desk/people/${idOf(await create())}`
      expect((await ama.send('DELETE', url, undefined, match(1))).statusCode).toBe(204)
      expect((await remove()).statusCode).toBe(204)
      const restored = await ama.send('POST', `${url}/revisions/1/restore`, undefined, match(1))
      expect(restored.statusCode).toBe(200)
    })

    if (database === 'MariaDB') {
      it('is held also where the address calls the server MySQL', async () => {
        const config = await newConfig()
        const DATABASE_URL = config.DATABASE_URL?.replace(/^mariadb:/, 'mysql:')
        const other = await startTestApp({ ...config, DATABASE_URL })
        try {
          await other.app.get(Transactions).run(async (manager) => {
            await manager.insert(
              PictureRow,
              await api.dataSource.manager.findOneByOrFail(PictureRow, { id: picture.id }),
            )
            await lockPictures(manager, { imageUrl: picture.address })
          })
        } finally {
          await other.app.close()
        }
      })
    }

    it('keeps nobody from changing a record that shows one which is gone', async () => {
      const url = `/api/desk/people/${idOf(await create())}`
      await api.dataSource.manager.delete(PictureRow, { id: picture.id })
      const changed = { ...person(picture.address), role: 'Geologist' }
      expect((await ama.send('PUT', url, changed, match(1))).statusCode).toBe(200)
    })
  },
)
