import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { applicationForm, CareerApplicationRequest } from 'shared-contracts/api/career'
import type { OpeningResponse } from 'shared-contracts/api/opening'
import { postJson, useHost } from 'shared-contracts/host'
import { Button, FormFailure, FormFields, FormSent, useForm } from 'shared-ui'

interface ApplicationFormProps {
  /** What may be applied for. */
  readonly openings: readonly OpeningResponse[]
  /** The opening that the form is for at first. */
  readonly job: OpeningResponse | undefined
  /** Differs with every choice of an opening, of the same one again too. */
  readonly choice: string
  readonly onSent: () => void
}

/** Sends an application (requirements 4, 5 and 8). What was typed outlives a failure. */
export function ApplicationForm({ openings, job, choice, onSent }: ApplicationFormProps) {
  const description = applicationForm(openings.map(({ title }) => title))
  const { toasts } = useHost()
  const form = useRef<HTMLFormElement>(null)
  const { errorOf, isSubmitting, hasFailed, hasSent, formProps } = useForm({
    schema: CareerApplicationRequest,
    description,
    send: (application, submission) => postJson(description.action, application, submission),
    onSent: () => {
      onSent()
      toasts.getState().show(description.sent)
    },
    onFailed: () => toasts.getState().show({ ...description.failed, variant: 'destructive' }),
  })

  // A field that starts anew says nothing of it, and the form is checked again when one has changed.
  useEffect(() => {
    const position = form.current?.elements.namedItem('position')
    if (position instanceof Element) position.dispatchEvent(new Event('change', { bubbles: true }))
  }, [choice])

  return (
    <Form {...formProps} ref={form} aria-label={description.title}>
      <FormFields
        form={description}
        errorOf={errorOf}
        // An opening that was chosen is another default: the field starts anew with it.
        defaults={{ position: job?.title ?? '' }}
        edition={choice}
      />
      {hasSent && <FormSent>Your application is with us.</FormSent>}
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
