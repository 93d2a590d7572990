import { expect, it } from '@jest/globals'
import { join } from 'node:path'
import { readFile } from 'node:fs/promises'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { LeaguePerson } from '../people/league-person.entity.ts'
import { LeagueFiles } from '../testing/league-files.ts'

const FORMATS = ['csv', 'json', 'txt']

onEachDatabase('seasons that are exported', (newConfig) => {
  const files = new LeagueFiles(newConfig)
  const { get, league, importing } = files

  it.each(['csv', 'json', 'txt'])('as %s is the same season again', async (format) => {
    for (const season of ['2024-25', '2021-22']) {
      const { body, statusCode } = await get(`/seasons/${season}/export.${format}`)
      expect(statusCode).toBe(200)
      const before = (await get(`/seasons/${season}`)).body
      const { stdout } = await league(`import again.${format} --season ${season}`, body)
      expect(stdout).toBe('imported: 0 added, 0 changed, 306 as before')
      expect((await get(`/seasons/${season}`)).body).toBe(before)
    }
  })

  it.each(FORMATS)('as %s has a match and its replay in one round', async (format) => {
    const season = `200${FORMATS.indexOf(format)}`
    const rows = ['09-08', '09-22', '10-06'].map(
      (day) => `1,${season}-${day},15:00,Hearts of Oak,Kotoko`,
    )
    const [cancelled, abandoned, replay] = rows
    await importing(
      [`${cancelled},,cancelled,,,,,`, `${abandoned},,abandoned,1,0,,,`, `${replay},,,0,2,,,`],
      '',
      season,
    )
    const { body } = await get(`/seasons/${season}/export.${format}`)
    await expect(league(`import again.${format} --season ${season}`, body)).resolves.toMatchObject({
      stdout: 'imported: 0 added, 0 changed, 3 as before',
    })
  })

  it('is written by the command as well', async () => {
    await league('export season.txt --season 2023-24')
    const { body } = await get('/seasons/2023-24/export.txt')
    await expect(readFile(join(files.folder, 'season.txt'), 'utf8')).resolves.toBe(body)
    await expect(league('export --season 1999-00')).resolves.toEqual({
      ...{ code: 1, stdout: '', stderr: ['there is no season gpl~1999-00'] },
    })
  })

  it.each(['csv', 'json', 'txt'])('as %s is 404 for a season that there is not', async (format) => {
    expect((await get(`/seasons/1999-00/export.${format}`)).statusCode).toBe(404)
  })

  it.each(['json', 'txt'])(
    'has the scorers of extra time in an export as %s, and none whose name no file can hold',
    async (format) => {
      const { manager } = files.api.dataSource
      const season = format === 'json' ? '2008' : '2009'
      const name = `Extra ${format === 'json' ? 'One' : 'Two'}`
      const lines = [
        `= Cup ${season}`,
        '» Finals, Final',
        `2 May ${season}`,
        '  Hearts of Oak  v  Aduana  2-1 a.e.t. (1-1, 0-0)',
        `    (${name} 50', 118'; Asare 60')`,
      ]
      const make = `import goals.txt --season ${season} --competition extra --new-competition Extra`
      await expect(league(make, `${lines.join('\n')}\n`)).resolves.toMatchObject({ code: 0 })
      const exported = async () => {
        files.forget()
        const { body } = await get(`/seasons/extra~${season}/export.${format}`)
        const again = await league(
          `import again.${format} --season ${season} --competition extra`,
          body,
        )
        expect(again.stdout).toBe('imported: 0 added, 0 changed, 1 as before')
        return body
      }
      expect(await exported()).toContain(name)
      await manager.update(LeaguePerson, { name }, { name: `${name} (Junior)` })
      expect(await exported()).not.toContain(name)
    },
  )
})
