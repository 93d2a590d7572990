import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseConfig } from 'backend/config/config'
import { startTestApp } from 'backend/database/testing/test-app'
import { runLeague } from 'backend/league/command'

/**
 * `pnpm bench:league <folder>`: imports every season of a country, in openfootball's format
 * (`2000-01/1-premierleague.txt`), and times the import and the first response with a table.
 */
const [folder] = process.argv.slice(2)
if (folder === undefined) {
  process.stderr.write('bench:league needs a folder of seasons\n')
  process.exit(2)
}

/** The first and the last season to measure. */
const [FIRST, LAST] = ['2000-01', '2024-25']

const dataDir = await mkdtemp(join(tmpdir(), 'bench-league-'))
const config = parseConfig({ DATA_DIR: dataDir, API_PORT: '0', LOG_LEVEL: 'silent' })
const api = await startTestApp(config)
const faults = []
let imported = 0
let files = 0
const seasons = (await readdir(folder)).filter((name) => name >= FIRST && name <= LAST).sort()
const begun = performance.now()
for (const season of seasons) {
  for (const file of (await readdir(join(folder, season))).sort()) {
    const division = /^([1-4])-.*\.txt$/.exec(file)?.[1]
    if (division === undefined) continue
    const lines = []
    const competition = `eng-${division}`
    const code = await runLeague(
      [
        ...['import', join(folder, season, file), '--season', season, '--new-clubs', '--json'],
        ...['--competition', competition, '--new-competition', `England ${division}`],
      ],
      {
        stdout: (line) => lines.push(line),
        stderr: (line) => lines.push(line),
        withDatabase: (work) => work(api.dataSource),
      },
    )
    files += 1
    const outcome = JSON.parse(lines.join(''))
    if (code === 0) imported += outcome.added.length
    else faults.push({ season, file, faults: outcome.faults ?? outcome.refused })
  }
}
const seconds = (performance.now() - begun) / 1_000
for (const one of faults) process.stdout.write(`${JSON.stringify(one)}\n`)
process.stdout.write(
  `${files} files, ${imported} matches in ${seconds.toFixed(1)} s, ${faults.length} refused\n`,
)

/** CPU time in milliseconds, which other load on the machine does not stretch as it does elapsed time. */
const cpuMs = (before) => {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

const table = (division, season) =>
  api.app.inject(`/api/league/seasons/eng-${division}~${season}/standings?round=99`)

/** The first response for each season's table, from a server that has already served other tables. */
const times = []
for (const division of [4, 3, 2]) for (const season of seasons) await table(division, season)
for (const season of seasons) {
  const before = process.cpuUsage()
  const answer = await table(1, season)
  if (answer.statusCode === 200) times.push(cpuMs(before))
}
times.sort((a, b) => a - b)
const middle = times[Math.floor(times.length / 2)] ?? Number.NaN
process.stdout.write(
  `first answer of a table: ${middle.toFixed(1)} ms of work (middle of ${times.length})\n`,
)
await api.app.close()
await rm(dataDir, { recursive: true, force: true })
