import { Controller } from '@nestjs/common'
import { Person } from 'shared-contracts/desk/content'
import { ForPart } from '../../accounts/sessions/desk-guard.ts'
import { collectionCalls } from '../revisions/content-calls.ts'
import { PERSON_KIND } from './person-kind.ts'

@ForPart('people')
@Controller('api/desk/people')
export class DeskPeopleController extends collectionCalls(PERSON_KIND, Person) {}
