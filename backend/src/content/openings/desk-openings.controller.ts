import { Controller } from '@nestjs/common'
import { Opening } from 'shared-contracts/desk/content'
import * as v from 'valibot'
import { ForPart } from '../../accounts/sessions/desk-guard.ts'
import { collectionCalls } from '../revisions/content-calls.ts'
import { OPENING_KIND } from './opening-kind.ts'

const line = v.optional(v.pipe(v.string(), v.maxLength(120)))

@ForPart('openings')
@Controller('api/desk/openings')
export class DeskOpeningsController extends collectionCalls(OPENING_KIND, Opening, {
  department: line,
  location: line,
}) {}
