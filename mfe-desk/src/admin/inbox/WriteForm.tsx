import styled from '@emotion/styled'
import { useState } from 'react'
import { NoteRequest } from 'shared-contracts/desk/inbox'
import { useIdempotencyKey } from 'shared-ui'
import * as v from 'valibot'
import { ActionButton } from '../../focus/ActionButton.tsx'
import { focusFirstInvalid } from '../../focus/focus-first-invalid.ts'
import { FieldFrame } from '../form/FieldFrame.tsx'
import { UnsavedGuard } from '../screen/UnsavedGuard.tsx'

interface WriteFormProps {
  readonly label: string
  readonly hint: string
  readonly button: string
  /**
   * @param key the same for every attempt at this text, so that a repeated one counts once.
   * @returns whether the text was accepted; otherwise it stays in the form.
   */
  readonly onWrite: (text: string, key: string) => Promise<boolean>
}

/** A form that adds a text to the thread. */
export function WriteForm({ label, hint, button, onWrite }: WriteFormProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const [isBusy, setIsBusy] = useState(false)
  const { keyFor, forget } = useIdempotencyKey()

  const submit = async (form: HTMLFormElement) => {
    const result = v.safeParse(NoteRequest, { text })
    setError(result.success ? undefined : result.issues[0].message)
    if (!result.success) return focusFirstInvalid(form)
    setIsBusy(true)
    const isTaken = await onWrite(result.output.text, keyFor(result.output))
    setIsBusy(false)
    if (!isTaken) return
    forget()
    // What was typed meanwhile stays.
    setText((now) => (now === text ? '' : now))
  }

  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(event.currentTarget)
      }}
    >
      <FieldFrame label={label} hint={hint} error={error}>
        {(control) => (
          <textarea
            {...control}
            rows={6}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </FieldFrame>
      <ActionButton type="submit" disabled={isBusy}>
        {button}
      </ActionButton>
      <UnsavedGuard isDirty={text !== ''} />
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: 12px;
  flex: 1 1 320px;
  justify-items: stretch;
`
