import styled from '@emotion/styled'
import { useState } from 'react'
import { NewsletterRequest, postJson } from 'shared-contracts'
import { Button, FormFailure, FormField, useForm, useIdempotencyKey } from 'shared-ui'

/** Stores an address for the monthly letter, and says which one it stored. */
export function NewsletterForm() {
  const [subscribed, setSubscribed] = useState<string | null>(null)
  const { keyFor, forget } = useIdempotencyKey()
  const { errorOf, isSubmitting, hasFailed, formProps } = useForm({
    schema: NewsletterRequest,
    send: async (subscription) => {
      setSubscribed(null)
      await postJson('/api/newsletter', subscription, { idempotencyKey: keyFor(subscription) })
      setSubscribed(subscription.email)
    },
    onSent: forget,
    // The form itself says so, below the field.
    onFailed: () => undefined,
  })
  return (
    <Form {...formProps} aria-label="Newsletter">
      <FormField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        placeholder="you@example.com"
        error={errorOf('email')}
        isRequired
      />
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? 'Subscribing...' : 'Subscribe'}
      </Button>
      <div role="status">
        {subscribed && <p>Thank you. {subscribed} is on the list; every letter has a way out.</p>}
      </div>
      {hasFailed && (
        <FormFailure role="alert">
          Your address has not been stored. Please try again in a moment.
        </FormFailure>
      )}
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: 16px;
  justify-items: start;
`
