import { useState } from 'react'
import type { OpeningResponse } from 'shared-contracts/api/opening'
import { useSearchParams } from 'shared-contracts/router'

/** The opening that the address names by `job`, so that one can be sent to a friend; and how to choose one. */
export function useChosenJob(openings: readonly OpeningResponse[]) {
  const [params, setParams] = useSearchParams()
  const [turn, setTurn] = useState(0)
  const slug = params.get('job')
  const job = openings.find((opening) => opening.slug === slug)
  return {
    job,
    /** Differs with every choice, of the same opening again too, and once its opening is known. */
    choice: `${job?.slug} ${turn}`,
    choose: (chosen: OpeningResponse) => {
      setTurn((before) => before + 1)
      setParams({ job: chosen.slug }, { replace: true })
    },
    forget: () => setParams({}, { replace: true }),
  }
}
