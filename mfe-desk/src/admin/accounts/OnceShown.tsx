import { Muted } from 'shared-ui'
import { FieldFrame } from '../form/FieldFrame.tsx'

interface OnceShownProps {
  readonly label: string
  /** Path on this site that contains a secret. */
  readonly address: string
  /** Such as `good for seven days`. */
  readonly until: string
}

/** An address that the desk shows only once, to be passed on by other means. */
export function OnceShown({ label, address, until }: OnceShownProps) {
  return (
    <div role="status">
      <FieldFrame label={label}>
        {(control) => (
          <input
            {...control}
            readOnly
            value={new URL(address, window.location.origin).href}
            onFocus={({ target }) => target.select()}
          />
        )}
      </FieldFrame>
      <Muted>Give it to the person yourself. It is shown once, and {until}.</Muted>
    </div>
  )
}
