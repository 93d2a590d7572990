import { JOB_OPENINGS } from '../../data/jobs.ts'

/** Openings that an address may name; a server renders the page for each. */
export const JOB_SEARCH = { job: JOB_OPENINGS.map(({ slug }) => slug) }
