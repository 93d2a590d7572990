import { Controller } from '@nestjs/common'
import { Subsidiary } from 'shared-contracts/desk/content'
import { ForPart } from '../../accounts/sessions/desk-guard.ts'
import { recordCalls } from '../revisions/content-calls.ts'
import { SUBSIDIARY_KIND } from './subsidiary-kind.ts'

@ForPart('subsidiaries')
@Controller('api/desk/subsidiaries')
export class DeskSubsidiariesController extends recordCalls(SUBSIDIARY_KIND, Subsidiary) {}
