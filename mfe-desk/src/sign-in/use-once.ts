import { useEffect, useState } from 'react'
import { useSearchParams } from 'shared-contracts/router'

/**
 * Reads one search parameter, such as a token, and removes it from the address at once, so that nobody reads it
 * over a shoulder or in the history, and no message is shown twice.
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
