import { useState } from 'react'
import { useSearchParams } from 'shared-contracts/router'
import { JOB_OPENINGS, type JobOpening } from '../../data/jobs.ts'

/** The opening that the address names by `job`, so that one can be sent to a friend; and how to choose one. */
export function useChosenJob() {
  const [params, setParams] = useSearchParams()
  const [turn, setTurn] = useState(0)
  const slug = params.get('job')
  return {
    job: JOB_OPENINGS.find((opening) => opening.slug === slug),
    /** Differs with every choice, of the same opening again too. */
    choice: `${slug} ${turn}`,
    choose: (job: JobOpening) => {
      setTurn((before) => before + 1)
      setParams({ job: job.slug }, { replace: true })
    },
    forget: () => setParams({}, { replace: true }),
  }
}
