import { useEffect, useState } from 'react'
import { useSearchParams } from 'shared-contracts/router'

/**
 * One word of the address, such as a token, which leaves the address at once: nobody reads it over a shoulder or in a
 * history, and nothing is told twice.
 */
export function useOnce(name: string): string {
  const [params, setParams] = useSearchParams()
  const inAddress = params.get(name) ?? ''
  const [word, setWord] = useState(inAddress)
  if (inAddress !== '' && inAddress !== word) setWord(inAddress)
  useEffect(() => {
    if (inAddress === '') return
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete(name)
        return next
      },
      { replace: true },
    )
  }, [inAddress, name, setParams])
  return word
}
