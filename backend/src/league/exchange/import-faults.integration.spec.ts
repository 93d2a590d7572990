import { expect, it } from '@jest/globals'
import { join } from 'node:path'
import { mkdir } from 'node:fs/promises'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { CSV_HEADER, LeagueFiles } from '../testing/league-files.ts'

onEachDatabase('files that are refused', (newConfig) => {
  const files = new LeagueFiles(newConfig)
  const { league, importing } = files

  it.each([
    ['faults in its lines', '1,13.09.2025,,Hearts,Kotoko,,,,,,,\n1,,,,Kotoko,,,,,,,', 2],
    ['a kick-off of no clock', '1,2025-09-13,25:00,Hearts,Kotoko,,,,,,,', 1],
  ])('refuses a file with %s', async (_what, rows, count) => {
    const { code, stderr } = await importing(rows.split('\n'))
    expect(code).toBe(1)
    expect(stderr).toHaveLength(count)
    for (const line of stderr) expect(line).toMatch(/^round\.csv:\d+:\d+ expected /)
  })

  it.each([
    ['no verb', ''],
    ['a verb that there is not', 'imprt x.csv --season 2025-26'],
    ['no season', 'import round.csv'],
    ['a file of another kind', 'import table.xlsx --season 2025-26'],
    ['an alias without a club', 'import round.csv --season 2025-26 --alias Kotoko'],
    ['an alias of an empty club', 'import round.csv --season 2025-26 --alias Kotoko='],
  ])('is used wrongly with %s', async (_what, args) => {
    await expect(league(args, 'x')).resolves.toMatchObject({ code: 2, stdout: '' })
  })

  it.each([
    ['--season 2025/26', '--season: Use small letters, digits and hyphens'],
    ['--season ../x', '--season: Use small letters, digits and hyphens'],
    ['--season=', '--season: Enter an address, such as 2025-26'],
    [`--season ${'a'.repeat(25)}`, '--season: Use at most 15 characters'],
    ['--season 2025 --season 2026', '--season: Enter an address, such as 2025-26'],
    [
      '--season 2025-26 --competition ../gpl',
      '--competition: Use small letters, digits and hyphens',
    ],
  ])('and every other verb of a season is used wrongly with %s', async (options, message) => {
    for (const verb of [
      'import round.csv --dry-run',
      'export',
      'adjust --club hearts-of-oak --points=1 --reason Late',
    ]) {
      await expect(league(`${verb} ${options}`, CSV_HEADER)).resolves.toEqual({
        ...{ code: 2, stdout: '', stderr: [message] },
      })
    }
  })

  it('is used wrongly with a file that cannot be read, and with no competition', async () => {
    await mkdir(join(files.folder, 'folder.csv'))
    const options = '--season 2024-25'
    await expect(league(`import missing.csv ${options}`)).resolves.toEqual({
      ...{ code: 2, stdout: '', stderr: ['missing.csv: there is no such file or folder'] },
    })
    await expect(league(`import folder.csv ${options}`)).resolves.toEqual({
      ...{ code: 2, stdout: '', stderr: ['folder.csv: this is a folder'] },
    })
    await expect(league(`export folder.csv ${options}`)).resolves.toEqual({
      ...{ code: 2, stdout: '', stderr: ['folder.csv: this is a folder'] },
    })
    await expect(importing([], '--competition none')).resolves.toEqual({
      ...{ code: 2, stdout: '', stderr: ['--competition: There is no competition “none”'] },
    })
  })

  it('answers scripts with one JSON value', async () => {
    const { code, stdout, stderr } = await importing(['1,,,Kotokoo,Dreams,,,,,,,'], '--json')
    expect({ code, stderr }).toEqual({ code: 1, stderr: [] })
    expect(JSON.parse(stdout)).toMatchObject({
      unknown: [{ name: 'Kotokoo', suggestions: ['asante-kotoko'] }],
    })
  })
})
