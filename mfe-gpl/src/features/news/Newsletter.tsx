import styled from '@emotion/styled'
import {
  isMailedBy,
  NEWSLETTER_FORMS,
  NewsletterRequest,
  newsletterSent,
} from 'shared-contracts/api/newsletter'
import { postJson, useHost } from 'shared-contracts/host'
import { Button, FormFailure, FormField, PostFields, Subtitle, useForm } from 'shared-ui'

const FORM = NEWSLETTER_FORMS['league-company']

/** Sign-up for the league's newsletter. */
export function Newsletter() {
  const { toasts } = useHost()
  const { errorOf, isSubmitting, hasFailed, formProps } = useForm({
    schema: NewsletterRequest,
    description: FORM,
    send: async (subscription, submission) => {
      const isMailed = await postJson(FORM.action, subscription, {
        ...submission,
        read: isMailedBy,
      })
      toasts.getState().show(newsletterSent(isMailed))
    },
    onSent: () => undefined,
    onFailed: () => toasts.getState().show({ ...FORM.failed, variant: 'destructive' }),
  })
  return (
    <Form {...formProps} aria-labelledby="newsletter">
      <Subtitle id="newsletter" as="h2">
        Newsletter
      </Subtitle>
      <p>Results, reports and transfers once a week.</p>
      <PostFields form={FORM} />
      {FORM.fields.map((field) => (
        <FormField key={field.name} {...field} error={errorOf(field.name)} />
      ))}
      {hasFailed && <FormFailure>Your address has not been sent. It is still here.</FormFailure>}
      <Button type="submit" disabled={isSubmitting} fullWidth>
        {isSubmitting ? FORM.busy : FORM.button}
      </Button>
      <small>No spam, unsubscribe anytime</small>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: 14px;
  padding: 20px;
  background: linear-gradient(172deg, var(--glow), var(--surface-raised));
  border-block-start: 4px solid var(--brand);

  small {
    color: var(--text-muted);
  }
`
