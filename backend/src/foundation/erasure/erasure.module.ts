import { Module } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { CONFIG, type Config } from '../config/config.ts'
import { ALL_RECORDS } from '../database/database.module.ts'
import { Records, type ModuleRecords } from '../database/records.ts'
import { Transactions } from '../database/transactions.ts'
import { ErasureSchedule } from './erasure-schedule.ts'
import { Erasures } from './erasures.ts'
import { NotedErasure } from './noted-erasure.entity.ts'

/** Keeps erased data erased after a backup is restored. */
@Records({ entities: [NotedErasure] })
@Module({
  providers: [
    {
      provide: Erasures,
      inject: [DataSource, ALL_RECORDS, CONFIG, Transactions],
      useFactory: (
        dataSource: DataSource,
        records: readonly ModuleRecords[],
        config: Config,
        transactions: Transactions,
      ) => Erasures.open(dataSource, records, config, transactions),
    },
    ErasureSchedule,
  ],
  exports: [Erasures, ErasureSchedule],
})
export class ErasureModule {}
