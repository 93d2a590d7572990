import { Tag } from 'shared-ui'
import { useAddedTime } from './use-live-scores.ts'

/** The announced added time of the current half. */
export function AddedTime({ match }: { readonly match: string }) {
  const minutes = useAddedTime(match)
  if (minutes === null) return null
  return (
    <Tag>
      +{minutes} {minutes === 1 ? 'minute' : 'minutes'}
    </Tag>
  )
}
