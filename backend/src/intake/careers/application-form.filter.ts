import { Catch, Injectable } from '@nestjs/common'
import { applicationForm } from 'shared-contracts/api/career'
import { DataSource } from 'typeorm'
import { openTitles } from '../../content/openings/open-openings.ts'
import { PostedFormFilter } from '../submission/posted-form.filter.ts'

/** The application form of the page without scripts, with the currently open positions. */
@Catch()
@Injectable()
export class ApplicationFormFilter extends PostedFormFilter {
  constructor({ manager }: DataSource) {
    super(async ({ position }) => {
      // Without the database, the open positions are unknown: keep the chosen one.
      const chosen = position ? [position] : []
      return applicationForm(await openTitles(manager).catch(() => chosen))
    })
  }
}
