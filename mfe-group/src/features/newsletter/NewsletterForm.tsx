import styled from '@emotion/styled'
import { useState } from 'react'
import { NewsletterRequest } from 'shared-contracts/api/newsletter'
import { postJson } from 'shared-contracts/host'
import { Button, FormFailure, FormField, useForm, useIdempotencyKey } from 'shared-ui'

/** Sign-up for the monthly letter; a mail asks whether the address is the visitor's own. */
export function NewsletterForm() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { keyFor, forget } = useIdempotencyKey()
  const { errorOf, isSubmitting, hasFailed, formProps } = useForm({
    schema: NewsletterRequest,
    send: async (subscription) => {
      setSentTo(null)
      await postJson('/api/newsletter', subscription, { idempotencyKey: keyFor(subscription) })
      setSentTo(subscription.email)
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
        {sentTo && <p>Please confirm your address. We have sent a link to {sentTo}.</p>}
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
