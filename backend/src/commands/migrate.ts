import 'reflect-metadata'
import { RECORDS } from '../app.module.ts'
import { configOfProcess } from '../foundation/config/environment.ts'
import { migrateDatabase } from '../foundation/database/migrate-database.ts'

const { migrations, seeded } = await migrateDatabase(configOfProcess(), RECORDS)
process.stdout.write(`database: ${migrations} migrations run, ${seeded} records seeded\n`)
