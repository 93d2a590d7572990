import { Tag } from 'shared-ui'
import { useAddedTime } from './use-live-scores.ts'

/** How long the half that runs will last beyond its end, once that was announced. */
export function AddedTime({ match }: { readonly match: string }) {
  const minutes = useAddedTime(match)
  if (minutes === null) return null
  return (
    <Tag>
      +{minutes} {minutes === 1 ? 'minute' : 'minutes'}
    </Tag>
  )
}
