import 'reflect-metadata'
import { RECORDS } from '../app.module.ts'
import { openDataFolder } from '../foundation/config/data-folder.ts'
import { configOfProcess } from '../foundation/config/environment.ts'
import { migrateDatabase } from '../foundation/database/migrate-database.ts'

const config = configOfProcess()
await openDataFolder(config)
const { migrations, seeded } = await migrateDatabase(config, RECORDS)
process.stdout.write(`database: ${migrations} migrations run, ${seeded} records seeded\n`)
