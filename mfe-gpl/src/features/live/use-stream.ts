import { useEffect, useRef, useState, useSyncExternalStore, type SyntheticEvent } from 'react'
import { useHost } from 'shared-contracts/host'

/** How long the stream may take to begin, as long as any script (failure budget), in milliseconds. */
const STREAM_TIME_LIMIT_MS = 8_000

/**
 * The operator's stream, until it has failed on this page or did not begin in time.
 *
 * @param isChosen whether the camera is chosen that it takes the place of.
 * @returns its address, or null where clips are shown; and what listens to the element that plays it.
 */
export function useStream(isChosen: boolean) {
  const address = useAddress()
  const [hasFailed, setHasFailed] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stream = isChosen && !hasFailed ? address : null

  useEffect(() => {
    if (!stream) return
    timer.current = setTimeout(() => setHasFailed(true), STREAM_TIME_LIMIT_MS)
    return () => clearTimeout(timer.current)
  }, [stream])

  const listeners = {
    // A browser without HLS goes on to the clips by itself.
    onLoadedMetadata: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
      clearTimeout(timer.current)
      if (stream && currentTarget.currentSrc !== stream) setHasFailed(true)
    },
    // A stream that breaks off ends here.
    onError: () => setHasFailed(true),
  }
  return { stream, listeners }
}

/** The prerendered page knows no operator, and the first picture in the browser must be the same. */
function useAddress(): string | null {
  const address = useHost().settings?.liveStreamUrl ?? null
  return useSyncExternalStore(
    neverChanges,
    () => address,
    () => null,
  )
}

const neverChanges = () => () => undefined
