import styled from '@emotion/styled'
import { NewsletterRequest } from 'shared-contracts/api/newsletter'
import { postJson, useHost } from 'shared-contracts/host'
import { Button, FormFailure, FormField, Subtitle, useForm, useIdempotencyKey } from 'shared-ui'

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
        title: 'Please confirm your address',
        description: 'We have sent you a link.',
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
