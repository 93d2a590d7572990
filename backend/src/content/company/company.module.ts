import { Module, type OnModuleInit } from '@nestjs/common'
import { ContentKinds } from '../revisions/content-kinds.ts'
import { RevisionsModule } from '../revisions/revisions.module.ts'
import { DeskCompanyController } from './desk-company.controller.ts'
import { COMPANY_KIND } from './company-kind.ts'
import { insertOnce, Records } from '../../foundation/database/records.ts'
import { COMPANY_SEED } from './company-seed.ts'
import { CompanyController } from './company.controller.ts'
import { CompanyFacts } from './company.entity.ts'
import { CompanyService } from './company.service.ts'

@Records({
  entities: [CompanyFacts],
  seed: (manager) => insertOnce(manager, CompanyFacts, 'id', [COMPANY_SEED]),
})
@Module({
  imports: [RevisionsModule],
  controllers: [CompanyController, DeskCompanyController],
  providers: [CompanyService],
})
export class CompanyModule implements OnModuleInit {
  constructor(
    private readonly kinds: ContentKinds,
    private readonly company: CompanyService,
  ) {}

  onModuleInit(): void {
    this.kinds.register(COMPANY_KIND, () => this.company.facts.invalidate())
  }
}
