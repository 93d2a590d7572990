import { Controller } from '@nestjs/common'
import { Company } from 'shared-contracts/desk/content'
import { ForPart } from '../../accounts/sessions/desk-guard.ts'
import { recordCalls } from '../revisions/content-calls.ts'
import { COMPANY_KIND } from './company-kind.ts'

@ForPart('company')
@Controller('api/desk/company')
export class DeskCompanyController extends recordCalls(COMPANY_KIND, Company) {}
