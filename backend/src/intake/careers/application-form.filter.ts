import { Catch, Injectable } from '@nestjs/common'
import { applicationForm } from 'shared-contracts/api/career'
import { DataSource } from 'typeorm'
import { openTitles } from '../../content/openings/open-openings.ts'
import { PostedFormFilter } from '../submission/posted-form.filter.ts'

/** The application form of the page without scripts offers what is open. */
@Catch()
@Injectable()
export class ApplicationFormFilter extends PostedFormFilter {
  constructor({ manager }: DataSource) {
    super(async ({ position }) => {
      // Without the database nobody knows what is open: what was chosen stays.
      const chosen = position ? [position] : []
      return applicationForm(await openTitles(manager).catch(() => chosen))
    })
  }
}
