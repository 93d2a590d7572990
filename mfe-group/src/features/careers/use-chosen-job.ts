import { useState } from 'react'
import type { OpeningResponse } from 'shared-contracts/api/opening'
import { useSearchParams } from 'shared-contracts/router'

/** Returns the opening that `job` names in the address, so that it can be shared, and functions to choose one. */
export function useChosenJob(openings: readonly OpeningResponse[]) {
  const [params, setParams] = useSearchParams()
  const [turn, setTurn] = useState(0)
  const slug = params.get('job')
  const job = openings.find((opening) => opening.slug === slug)
  return {
    job,
    /** Changes with every choice, even of the same opening again, and when the opening is loaded. */
    choice: `${job?.slug} ${turn}`,
    choose: (chosen: OpeningResponse) => {
      setTurn((before) => before + 1)
      setParams({ job: chosen.slug }, { replace: true })
    },
    forget: () => setParams({}, { replace: true }),
  }
}
