import { Controller } from '@nestjs/common'
import { LeagueTopic } from 'shared-contracts/desk/league-content'
import { ForPart } from '../../accounts/sessions/desk-guard.ts'
import { collectionCalls } from '../../content/revisions/content-calls.ts'
import { TOPIC_KIND } from './topic-kind.ts'

@ForPart('league')
@Controller('api/desk/league/topics')
export class DeskTopicsController extends collectionCalls(TOPIC_KIND, LeagueTopic) {}
