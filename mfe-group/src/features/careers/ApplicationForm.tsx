import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { applicationForm, CareerApplicationRequest } from 'shared-contracts/api/career'
import type { OpeningResponse } from 'shared-contracts/api/opening'
import { postJson, useHost } from 'shared-contracts/host'
import { Button, FormFailure, FormFields, FormSent, useForm } from 'shared-ui'
import { refusedFields } from './refused-fields.ts'

interface ApplicationFormProps {
  /** The openings to choose from. */
  readonly openings: readonly OpeningResponse[]
  /** The opening that is chosen at first. */
  readonly job: OpeningResponse | undefined
  /** Changes with every choice of an opening, even of the same one again. */
  readonly choice: string
  readonly onSent: () => void
  /** Called when the server refuses the position: the opening has closed. */
  readonly onClosed: () => void
}

/** Sends an application (requirements 4, 5 and 8). Typed text is kept after a failure. */
export function ApplicationForm({ openings, job, choice, onSent, onClosed }: ApplicationFormProps) {
  const description = applicationForm(openings.map(({ title }) => title))
  const { toasts } = useHost()
  const form = useRef<HTMLFormElement>(null)
  const isPositionRefused = useRef(false)
  const { errorOf, isSubmitting, hasFailed, hasSent, formProps } = useForm({
    schema: CareerApplicationRequest,
    description,
    send: (application, submission) => postJson(description.action, application, submission),
    onSent: () => {
      onSent()
      toasts.getState().show(description.sent)
    },
    onFailed: (reason) => {
      toasts.getState().show({ ...description.failed, variant: 'destructive' })
      isPositionRefused.current = refusedFields(reason)['position'] !== undefined
      if (isPositionRefused.current) onClosed()
    },
    refusedFields,
  })

  // A field that is reset fires no event, but the form is only validated again after a change.
  useEffect(() => {
    const position = form.current?.elements.namedItem('position')
    if (!(position instanceof HTMLElement)) return
    position.dispatchEvent(new Event('change', { bubbles: true }))
    // It loses the focus as well, which a refusal had moved there.
    if (isPositionRefused.current && document.activeElement === document.body) position.focus()
  }, [choice])

  return (
    <Form {...formProps} ref={form} aria-label={description.title}>
      <FormFields
        form={description}
        errorOf={errorOf}
        // The chosen opening is a new default, for which the field is reset.
        defaults={{ position: job?.title ?? '' }}
        edition={choice}
      />
      {/* The opening that it was for is forgotten then; one that is chosen is another. */}
      {hasSent && !job && <FormSent>Your application is with us.</FormSent>}
      {hasFailed && (
        <FormFailure>Your application has not been sent. What you typed is still here.</FormFailure>
      )}
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? description.busy : description.button}
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: 20px;

  > button {
    justify-self: start;
  }
`
