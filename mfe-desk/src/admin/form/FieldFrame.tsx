import { useId, type ReactNode } from 'react'
import { FieldBox, Note } from './field-styles.ts'

/** What ties a control to its label and to what is said about it. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

interface FieldFrameProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly children: (control: ControlProps) => ReactNode
}

/** A labelled control with its hint, or with what is wrong with it. */
export function FieldFrame({ label, hint, error, children }: FieldFrameProps) {
  const id = useId()
  const note = error ?? hint
  return (
    <FieldBox>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': note ? `${id}-note` : undefined,
      })}
      {note && (
        <Note id={`${id}-note`} data-error={error !== undefined || undefined}>
          {note}
        </Note>
      )}
    </FieldBox>
  )
}
