import { useEffect, useRef, useState, useSyncExternalStore, type SyntheticEvent } from 'react'
import { useHost } from 'shared-contracts/host'

/** Timeout for the start of the stream, in milliseconds; the same as for any script (failure budget). */
const STREAM_TIME_LIMIT_MS = 8_000

/**
 * Provides the operator's stream, until it has failed on this page or did not start in time.
 *
 * @param isChosen whether the camera that it replaces is chosen.
 * @returns its address, or null if clips are shown; and listeners for the element that plays it.
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
    // A browser without HLS falls back to the clips by itself.
    onLoadedMetadata: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
      clearTimeout(timer.current)
      if (stream && currentTarget.currentSrc !== stream) setHasFailed(true)
    },
    // A stream that breaks off is not resumed. The clip of another camera says nothing about it.
    onError: () => {
      if (stream) setHasFailed(true)
    },
  }
  return { stream, listeners }
}

/** Returns the stream's address; null for the first render, which must equal the page from the server. */
function useAddress(): string | null {
  const address = useHost().settings?.liveStreamUrl ?? null
  return useSyncExternalStore(
    neverChanges,
    () => address,
    () => null,
  )
}

const neverChanges = () => () => undefined
