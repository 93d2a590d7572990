import { useState } from 'react'
import type { OpeningResponse } from 'shared-contracts/api/opening'
import { useSearchParams } from 'shared-contracts/router'

/** Returns the opening that `job` names in the address, so that it can be shared, and functions to choose one. */
export function useChosenJob(openings: readonly OpeningResponse[]) {
  const [params, setParams] = useSearchParams()
  const [turn, setTurn] = useState(0)
  const slug = params.get('job')
  const job = openings.find((opening) => opening.slug === slug)
  // The rest of the address stays, such as the token of a preview.
  const setJob = (change: (params: URLSearchParams) => void) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        change(next)
        return next
      },
      { replace: true },
    )
  return {
    job,
    /** Changes with every choice, even of the same opening again, and when the opening is loaded. */
    choice: `${job?.slug} ${turn}`,
    choose: (chosen: OpeningResponse) => {
      setTurn((before) => before + 1)
      setJob((params) => params.set('job', chosen.slug))
    },
    forget: () => setJob((params) => params.delete('job')),
  }
}
