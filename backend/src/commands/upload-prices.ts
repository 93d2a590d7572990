import 'reflect-metadata'
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { writeAudit } from '../foundation/audit/audit-log.ts'
import { configOfProcess } from '../foundation/config/environment.ts'
import { UPLOAD } from '../content/prices/feed/feed-config.ts'
import { uploadPrices } from '../content/prices/feed/upload-prices.ts'
import { withDatabase } from './with-database.ts'

/**
 * Uploads prices from a table: `node backend/dist/commands/upload-prices.js <file>`, with `--list commodities` for
 * those prices instead of Ghana's.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'string', default: 'ghana' } },
})
const [file] = positionals
const { list } = values
if (file === undefined || positionals.length > 1 || (list !== 'ghana' && list !== 'commodities')) {
  process.stderr.write('upload-prices needs the name of a file, and --list ghana or commodities\n')
  process.exit(2)
}
const config = configOfProcess()
if (config.PRICE_SOURCES[list]?.url !== UPLOAD) {
  process.stderr.write(`PRICE_SOURCES.${list} must name its source with the url ${UPLOAD}\n`)
  process.exit(2)
}
const source = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
  process.stderr.write(`${file} cannot be read (${error.code ?? error.name})\n`)
  process.exit(2)
})
const { readings, mistakes } = await withDatabase(config, (dataSource) =>
  dataSource.transaction(async (manager) => {
    const table = await uploadPrices(manager, list, source, new Date())
    const caller = { actor: 'operator', address: 'command' }
    const change = `${list}: ${table.readings.length} rows`
    if (table.mistakes.length === 0) await writeAudit(manager, caller, 'prices uploaded', change)
    return table
  }),
)
for (const mistake of mistakes) process.stderr.write(`${file} ${mistake}\n`)
if (mistakes.length > 0) {
  process.stderr.write('nothing was stored\n')
  process.exitCode = 1
} else {
  process.stdout.write(`uploaded: ${readings.length} prices of ${list}\n`)
}
