import styled from '@emotion/styled'
import { postJson, useHost } from 'shared-contracts'
import { Button, FormFailure, FormField, Subtitle, useForm, useIdempotencyKey } from 'shared-ui'
import * as v from 'valibot'

const NewsletterRequest = v.object({
  email: v.pipe(
    v.string('Please enter a valid email address'),
    v.trim(),
    v.email('Please enter a valid email address'),
  ),
})

/** Sign-up for the league's letter. */
export function Newsletter() {
  const { toasts } = useHost()
  const { keyFor, forget } = useIdempotencyKey()
  const { errorOf, isSubmitting, hasFailed, formProps } = useForm({
    schema: NewsletterRequest,
    send: (values) => postJson('/api/newsletter', values, { idempotencyKey: keyFor(values) }),
    onSent: () => {
      forget()
      toasts.getState().show({
        title: 'You are subscribed',
        description: 'The next letter of the league comes to your inbox.',
      })
    },
    onFailed: () =>
      toasts.getState().show({
        title: 'You are not subscribed yet',
        description: 'Please try again later.',
        variant: 'destructive',
      }),
  })
  return (
    <Form {...formProps} aria-labelledby="newsletter">
      <Subtitle id="newsletter" as="h2">
        Newsletter
      </Subtitle>
      <p>Results, reports and transfers once a week.</p>
      <FormField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        placeholder="Enter your email"
        error={errorOf('email')}
        isRequired
      />
      {hasFailed && <FormFailure>Your address has not been sent. It is still here.</FormFailure>}
      <Button type="submit" disabled={isSubmitting} fullWidth>
        {isSubmitting ? 'Sending...' : 'Subscribe Now'}
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
