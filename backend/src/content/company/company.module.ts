import { Module } from '@nestjs/common'
import { insertOnce, Records } from '../../foundation/database/records.ts'
import { COMPANY_SEED } from './company-seed.ts'
import { CompanyController } from './company.controller.ts'
import { CompanyFacts } from './company.entity.ts'
import { CompanyService } from './company.service.ts'

@Records({
  entities: [CompanyFacts],
  seed: (manager) => insertOnce(manager, CompanyFacts, 'id', [COMPANY_SEED]),
})
@Module({ controllers: [CompanyController], providers: [CompanyService] })
export class CompanyModule {}
