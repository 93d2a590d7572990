import { applicationForm, type CareerApplicationRequest } from 'shared-contracts/api/career'
import type { EntityManager } from 'typeorm'
import { openTitles } from '../../content/openings/open-openings.ts'
import { InvalidBodyException } from '../../foundation/http/invalid-body.exception.ts'
import type { IntakeForm } from '../submission/intake.ts'
import { applicationMail } from './application-mail.ts'
import { CareerApplication } from './career-application.entity.ts'

/** Message to an applicant after the application is sent. */
export const APPLICATION_SENT = applicationForm([]).sent

export const APPLICATION_INTAKE: IntakeForm<CareerApplicationRequest, CareerApplication> = {
  scope: 'careers',
  notice: 'career-application',
  referencePrefix: 'A',
  insert: async (manager, application, received) => {
    await refuseClosed(manager, application.position)
    const stored = manager.create(CareerApplication, { ...application, ...received })
    await manager.insert(CareerApplication, stored)
    return stored
  },
  find: (manager, id) => manager.findOneBy(CareerApplication, { id }),
  mail: applicationMail,
}

/**
 * Refuses an application for a closed position. Called only for new ones: a repeat of an application stays valid after
 * its opening closes.
 */
async function refuseClosed(manager: EntityManager, position: string): Promise<void> {
  if ((await openTitles(manager)).includes(position)) return
  throw new InvalidBodyException([{ message: 'Position is required', path: ['position'] }])
}
