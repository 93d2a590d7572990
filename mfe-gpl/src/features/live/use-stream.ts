import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { useHost } from 'shared-contracts'

/** How long the stream may take to begin, as long as any script (failure budget), in milliseconds. */
const STREAM_TIME_LIMIT_MS = 8_000

/**
 * The operator's stream, until it has failed on this page or did not begin in time.
 *
 * @param isChosen whether the camera is chosen that it takes the place of.
 * @returns its address, or null where clips are shown; and what takes note that it failed.
 */
export function useStream(video: RefObject<HTMLVideoElement | null>, isChosen: boolean) {
  const address = useAddress()
  const [hasFailed, setHasFailed] = useState(false)
  const stream = isChosen && !hasFailed ? address : null

  useEffect(() => {
    if (!stream) return
    const timer = setTimeout(() => {
      if (video.current?.readyState === HTMLMediaElement.HAVE_NOTHING) setHasFailed(true)
    }, STREAM_TIME_LIMIT_MS)
    return () => clearTimeout(timer)
  }, [stream, video])

  return [stream, () => setHasFailed(true)] as const
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
