import type { CareerApplicationRequest } from 'shared-contracts/api/career'
import type { IntakeForm } from '../submission/intake.ts'
import { applicationMail } from './application-mail.ts'
import { CareerApplication } from './career-application.entity.ts'

export const APPLICATION_INTAKE: IntakeForm<CareerApplicationRequest, CareerApplication> = {
  scope: 'careers',
  notice: 'career-application',
  referencePrefix: 'A',
  insert: async (manager, application, received) => {
    const stored = manager.create(CareerApplication, { ...application, ...received })
    await manager.insert(CareerApplication, stored)
    return stored
  },
  find: (manager, id) => manager.findOneBy(CareerApplication, { id }),
  mail: applicationMail,
}
