import { useEffect, useRef, useState, type FormEvent } from 'react'
import { POST_FIELDS, type FormDescription } from 'shared-contracts/api/form'
import * as v from 'valibot'
import { useIdempotencyKey } from './use-idempotency-key.ts'

type ObjectSchema = v.ObjectSchema<v.ObjectEntries, v.ErrorMessage<v.ObjectIssue> | undefined>
/** The first message of each field that has one. */
type Errors = Readonly<Record<string, string | undefined>>

/** Options of `postJson` that accompany the values. */
export interface Submission {
  readonly idempotencyKey: string
  readonly isTrapped: boolean
  readonly ageMs: number
}

interface FormOptions<Schema extends ObjectSchema> {
  readonly schema: Schema
  /** Lets the browser send the form itself until scripts do. The form must then contain {@link PostFields}. */
  readonly description?: FormDescription
  /** Sends the values. A rejection leaves the form as it is. */
  readonly send: (values: v.InferOutput<Schema>, submission: Submission) => Promise<void>
  readonly onSent: () => void
  readonly onFailed: (reason: unknown) => void
  /** Returns the fields that the server refuses, if a failure names any: they are marked as if the schema did. */
  readonly refusedFields?: (reason: unknown) => Errors
}

/**
 * State of a form that a schema validates: on submit, and from then on with every change (requirement 5).
 *
 * The elements of the form hold the values, so that text typed before hydration is kept and typing renders
 * nothing. Fifty lines of our own instead of a form library's 11 KB, because every visitor would download them
 * and no form here has dynamic fields.
 */
export function useForm<Schema extends ObjectSchema>({
  schema,
  description,
  send,
  onSent,
  onFailed,
  refusedFields,
}: FormOptions<Schema>) {
  const [errors, setErrors] = useState<Errors | null>(null)
  const [state, setState] = useState<'idle' | 'submitting' | 'sent' | 'failed'>('idle')
  // A second click may come before the button is disabled.
  const isSending = useRef(false)
  const submitter = useRef<HTMLElement | null>(null)
  const { keyFor, forget } = useIdempotencyKey()
  const mountedAt = useRef(0)
  useEffect(() => {
    mountedAt.current = performance.now()
  }, [])

  // A button that is disabled while sending loses the focus, and the keyboard would start from the top.
  useEffect(() => {
    if (state !== 'submitting' && document.activeElement === document.body)
      submitter.current?.focus({ preventScroll: true })
  }, [state])

  const check = (form: HTMLFormElement) => {
    const typed = Object.fromEntries(new FormData(form))
    const result = v.safeParse(schema, { ...description?.constants, ...typed })
    setErrors(result.success ? {} : errorsOf(result.issues))
    return result
  }

  const submissionOf = (form: HTMLFormElement, values: object): Submission => {
    const documentKey = textOf(form, POST_FIELDS.key)
    return {
      idempotencyKey: keyFor(values, documentKey),
      isTrapped: textOf(form, POST_FIELDS.trap) !== '',
      // A form that came with the document was shown before any script ran.
      ageMs: performance.now() - (documentKey ? 0 : mountedAt.current),
    }
  }

  const submit = async (form: HTMLFormElement) => {
    if (isSending.current) return
    const result = check(form)
    if (!result.success) {
      setState('idle')
      return focusFirst(form, errorsOf(result.issues))
    }
    isSending.current = true
    setState('submitting')
    const sent = contentOf(form)
    try {
      await send(result.output, submissionOf(form, result.output))
      forget()
      // On a bad line that may have taken long, and what was typed meanwhile was not sent.
      if (contentOf(form) === sent) form.reset()
      setErrors(null)
      setState('sent')
      onSent()
    } catch (reason) {
      setState('failed')
      onFailed(reason)
      const refused = refusedFields?.(reason)
      if (refused) {
        setErrors(refused)
        focusFirst(form, refused)
      }
    } finally {
      isSending.current = false
    }
  }

  const checkAgain = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (errors) check(currentTarget)
  }

  return {
    /** Returns the error message of a field, if any, once the form was submitted. */
    errorOf: (name: keyof Schema['entries'] & string): string | undefined => errors?.[name],
    isSubmitting: state === 'submitting',
    hasFailed: state === 'failed',
    /** From a successful submission until the next attempt. */
    hasSent: state === 'sent',
    formProps: {
      // Messages come from the schema, not the browser.
      noValidate: true,
      ...(description && { method: 'post' as const, action: description.action }),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        submitter.current = submitterOf(event)
        void submit(event.currentTarget)
      },
      // A field in a root of its own only sends native events here.
      onInput: checkAgain,
      onChange: checkAgain,
    },
  }
}

function errorsOf(issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): Errors {
  const { nested = {} } = v.flatten(issues)
  return Object.fromEntries(Object.entries(nested).map(([name, messages]) => [name, messages?.[0]]))
}

const contentOf = (form: HTMLFormElement) => JSON.stringify([...new FormData(form)])

function textOf(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field.value : ''
}

function focusFirst(form: HTMLFormElement, errors: Errors) {
  for (const element of form.elements) {
    const name = element.getAttribute('name')
    if (name && errors[name] && element instanceof HTMLElement) return element.focus()
  }
}

function submitterOf({ nativeEvent }: FormEvent<HTMLFormElement>): HTMLElement | null {
  return nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
}
