import styled from '@emotion/styled'
import { CONTACT_SUBJECTS, ContactRequest } from 'shared-contracts/api/contact'
import { postJson, useHost } from 'shared-contracts/host'
import { SUBSIDIARY_LABELS, type SubsidiarySlug } from 'shared-contracts/site/subsidiaries'
import { Button } from '../button/Button.tsx'
import { Fields, FormFailure } from '../form/form-styles.ts'
import { FormField } from '../form/FormField.tsx'
import { useForm } from '../form/use-form.ts'
import { useIdempotencyKey } from '../form/use-idempotency-key.ts'
import { Title } from '../layout/type.ts'

interface ContactFormProps {
  /** Chosen at first, on a subsidiary's own page. */
  readonly defaultSubsidiary?: SubsidiarySlug
  readonly heading?: string
}

const CHOICES = CONTACT_SUBJECTS.map((value) => ({
  value,
  label: value === 'general' ? 'General Inquiry' : SUBSIDIARY_LABELS[value],
}))

/** Sends the group a message (requirements 4, 5 and 8). */
export function ContactForm({ defaultSubsidiary, heading }: ContactFormProps) {
  const { toasts } = useHost()
  const { keyFor, forget } = useIdempotencyKey()
  const { errorOf, isSubmitting, hasFailed, formProps } = useForm({
    schema: ContactRequest,
    send: (message) => postJson('/api/contact', message, { idempotencyKey: keyFor(message) }),
    onSent: () => {
      forget()
      toasts.getState().show({
        title: 'Message sent successfully!',
        description: "We'll get back to you as soon as possible.",
      })
    },
    onFailed: () =>
      toasts.getState().show({
        title: 'Error sending message',
        description: 'Please try again later.',
        variant: 'destructive',
      }),
  })

  return (
    <Form {...formProps} aria-label={heading ?? 'Contact'}>
      {heading && <Title as="h3">{heading}</Title>}
      <Fields>
        <FormField
          name="firstName"
          label="First Name"
          autoComplete="given-name"
          error={errorOf('firstName')}
          isRequired
        />
        <FormField
          name="lastName"
          label="Last Name"
          autoComplete="family-name"
          error={errorOf('lastName')}
          isRequired
        />
        <FormField
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          error={errorOf('email')}
          isRequired
        />
        <FormField
          name="subsidiary"
          label="Subsidiary"
          placeholder="Select a subsidiary"
          choices={CHOICES}
          defaultValue={defaultSubsidiary ?? ''}
          error={errorOf('subsidiary')}
          isRequired
        />
      </Fields>
      <FormField name="message" label="Message" rows={5} error={errorOf('message')} isRequired />
      {hasFailed && (
        <FormFailure>Your message has not been sent. What you typed is still here.</FormFailure>
      )}
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? 'Sending...' : 'Send Message'}
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: 20px;
  justify-items: start;

  > * {
    width: 100%;
  }
  > button {
    width: auto;
  }
  /* It names a part of a section, whose own heading is larger. */
  > h3 {
    font-size: var(--text-xl);
  }
`
