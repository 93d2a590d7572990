import { useCallback } from 'react'
import { useHref, useSearchParams as useShownParams } from 'react-router-dom'
import { withoutTrailingSlash } from '../release/select-route.ts'

/**
 * React Router's hook with one difference: an updater function gets the parameters of the browser's address
 * instead of those that are shown. A page follows its address in a transition, and a prerendered one hydrates
 * without its query; otherwise a change made meanwhile would revert the newer address.
 */
export const useSearchParams: typeof useShownParams = (defaults) => {
  const [shown, setParams] = useShownParams(defaults)
  const path = useHref({})
  const setNewest: typeof setParams = useCallback(
    (next, options) =>
      setParams(
        typeof next === 'function' ? (before) => next(paramsAt(path) ?? before) : next,
        options,
      ),
    [setParams, path],
  )
  return [shown, setNewest]
}

/** Parameters of the browser's address; undefined while the visitor is on the way to another page. */
function paramsAt(path: string): URLSearchParams | undefined {
  const { pathname, search } = window.location
  const isHere = withoutTrailingSlash(pathname) === withoutTrailingSlash(path)
  return isHere ? new URLSearchParams(search) : undefined
}
