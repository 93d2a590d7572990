import { expect, it } from '@jest/globals'
import * as v from 'valibot'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp } from '../../foundation/database/testing/test-app.ts'
import { ContentKinds } from './content-kinds.ts'

onEachDatabase('the content of a new installation', (newConfig) => {
  it('passes its own forms, so that an editor can save what nobody touched', async () => {
    const api = await startTestApp(await newConfig())
    try {
      const kinds = api.app.get(ContentKinds).all
      const refused: string[] = []
      for (const kind of kinds) {
        const { part, fields } = kind
        const rows = await api.dataSource.manager.find(kind.entity)
        expect([part, rows.length]).not.toEqual([part, 0])
        for (const row of rows) {
          const { issues = [] } = v.safeParse(fields, kind.read(row))
          const faults = issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
          refused.push(...faults.map((fault) => `${part} ${row.id}, ${fault}`))
        }
      }
      expect(refused).toEqual([])
      expect(kinds.map(({ part }) => part)).toHaveLength(10)
    } finally {
      await api.app.close()
    }
  }, 60_000)
})
