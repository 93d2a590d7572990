import styled from '@emotion/styled'
import { useState } from 'react'
import {
  isMailedBy,
  NEWSLETTER_FORMS,
  NewsletterRequest,
  newsletterSent,
} from 'shared-contracts/api/newsletter'
import { postJson } from 'shared-contracts/host'
import { Button, FormFailure, FormField, PostFields, useForm } from 'shared-ui'

const FORM = NEWSLETTER_FORMS.group

/** Sign-up for the monthly newsletter; a confirmation mail verifies the address. */
export function NewsletterForm() {
  const [outcome, setOutcome] = useState<string | null>(null)
  const { errorOf, isSubmitting, hasFailed, hasSent, formProps } = useForm({
    schema: NewsletterRequest,
    description: FORM,
    send: async (subscription, submission) => {
      const isMailed = await postJson(FORM.action, subscription, {
        ...submission,
        read: isMailedBy,
      })
      setOutcome(outcomeFor(subscription.email, isMailed))
    },
    onSent: () => undefined,
    // The form itself shows the failure, below the field.
    onFailed: () => undefined,
  })
  return (
    <Form {...formProps} aria-label={FORM.title}>
      <PostFields form={FORM} />
      {FORM.fields.map((field) => (
        <FormField key={field.name} {...field} error={errorOf(field.name)} />
      ))}
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? FORM.busy : FORM.button}
      </Button>
      <div role="status">{hasSent && <p>{outcome}</p>}</div>
      {hasFailed && (
        <FormFailure role="alert">
          {FORM.failed.title}. {FORM.failed.description}
        </FormFailure>
      )}
    </Form>
  )
}

function outcomeFor(email: string, isMailed: boolean): string {
  const { title, description } = newsletterSent(isMailed)
  return isMailed
    ? `${title}. We have sent a link to ${email}.`
    : `${title}: ${email}. ${description}`
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 28rem);
  gap: 16px;

  > button {
    justify-self: start;
  }
`
