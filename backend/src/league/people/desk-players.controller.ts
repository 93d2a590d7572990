import { Controller } from '@nestjs/common'
import { Player, PlayerFields } from 'shared-contracts/desk/league-content'
import * as v from 'valibot'
import { ForPart } from '../../accounts/sessions/desk-guard.ts'
import { collectionCalls } from '../../content/revisions/content-calls.ts'
import { PLAYER_KIND } from './player-kind.ts'

@ForPart('league')
@Controller('api/desk/league/players')
export class DeskPlayersController extends collectionCalls(PLAYER_KIND, Player, {
  position: v.optional(PlayerFields.entries.position),
}) {}
