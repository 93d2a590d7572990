import { useState, type FormEvent } from 'react'
import { focusFirstInvalid } from '../../focus/focus-first-invalid.ts'
import { DeskError } from '../../desk-api/desk-api.ts'
import { useTell } from '../data/use-desk.ts'

type Errors = Readonly<Record<string, string | undefined>>

/** Sends a short form. The API's errors appear beside their fields, or in a toast if they concern no field. */
export function useSubmit(send: () => Promise<unknown>, done: string) {
  const tell = useTell()
  const [errors, setErrors] = useState<Errors>({})
  const [isBusy, setIsBusy] = useState(false)
  /** @param form whose first wrong field gets the focus. @returns whether it was accepted. */
  const submit = async (form?: ParentNode | null): Promise<boolean> => {
    setIsBusy(true)
    setErrors({})
    try {
      await send()
      tell.done(done)
      return true
    } catch (error) {
      const { fieldErrors = {} } = error instanceof DeskError ? error.refusal : {}
      setErrors(
        Object.fromEntries(Object.entries(fieldErrors).map(([name, [message]]) => [name, message])),
      )
      tell.failed('That did not work', error)
      if (form) focusFirstInvalid(form)
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return {
    errors,
    isBusy,
    submit,
    /** Takes the errors off the form. */
    forget: () => setErrors({}),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      void submit(event.currentTarget)
    },
  }
}
