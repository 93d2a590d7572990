import { Global, Module, type DynamicModule } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { CONFIG, type Config } from '../config/config.ts'
import { createDataSource, dataSourceOptions } from './data-source.ts'
import { Records, type ModuleRecords } from './records.ts'
import { Seed } from './seed.entity.ts'
import { Transactions } from './transactions.ts'

/** Injection token of the records of all modules. */
export const ALL_RECORDS = Symbol('records')

/** Provides the only connection pool, and the only way to write. */
@Records({ entities: [Seed] })
@Global()
@Module({ providers: [Transactions], exports: [Transactions] })
export class DatabaseModule {
  static with(records: readonly ModuleRecords[]): DynamicModule {
    const database = TypeOrmModule.forRootAsync({
      inject: [CONFIG],
      useFactory: (config: Config) => ({
        ...dataSourceOptions(config, records),
        retryDelay: 1_000,
      }),
      dataSourceFactory: (options) => {
        if (!options) throw new TypeError('The database has no options')
        return createDataSource(options).initialize()
      },
    })
    return {
      module: DatabaseModule,
      imports: [database],
      providers: [{ provide: ALL_RECORDS, useValue: records }],
      exports: [ALL_RECORDS],
    }
  }
}
