import { Controller } from '@nestjs/common'
import { Club } from 'shared-contracts/desk/league-content'
import * as v from 'valibot'
import { ForPart } from '../../accounts/sessions/desk-guard.ts'
import { collectionCalls } from '../../content/revisions/content-calls.ts'
import { CLUB_KIND } from './club-kind.ts'

@ForPart('league')
@Controller('api/desk/league/clubs')
export class DeskClubsController extends collectionCalls(CLUB_KIND, Club, {
  region: v.optional(v.string()),
  featured: v.optional(v.picklist(['true', 'false'], 'Choose true or false')),
}) {}
