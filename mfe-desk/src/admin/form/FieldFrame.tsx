import { useId, type ReactNode } from 'react'
import { FieldBox, Note } from './field-styles.ts'

/** Attributes that link a control to its label and its note. */
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

/** A labelled control with its hint or its error message. */
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
