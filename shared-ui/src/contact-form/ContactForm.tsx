import styled from '@emotion/styled'
import { CONTACT_FORM, ContactRequest } from 'shared-contracts/api/contact'
import { postJson, useHost } from 'shared-contracts/host'
import type { SubsidiarySlug } from 'shared-contracts/site/subsidiaries'
import { Button } from '../button/Button.tsx'
import { FormFailure, FormSent } from '../form/form-styles.ts'
import { FormFields } from '../form/FormFields.tsx'
import { useForm } from '../form/use-form.ts'
import { Title } from '../layout/type.ts'

interface ContactFormProps {
  /** Initial selection, for a subsidiary's own page. */
  readonly defaultSubsidiary?: SubsidiarySlug
  readonly heading?: string
}

/** Sends the group a message (requirements 4, 5 and 8). */
export function ContactForm({ defaultSubsidiary, heading }: ContactFormProps) {
  const { toasts } = useHost()
  const { errorOf, isSubmitting, hasFailed, hasSent, formProps } = useForm({
    schema: ContactRequest,
    description: CONTACT_FORM,
    send: (message, submission) => postJson(CONTACT_FORM.action, message, submission),
    onSent: () => toasts.getState().show(CONTACT_FORM.sent),
    onFailed: () => toasts.getState().show({ ...CONTACT_FORM.failed, variant: 'destructive' }),
  })

  return (
    <Form {...formProps} aria-label={heading ?? CONTACT_FORM.title}>
      {heading && <Title as="h3">{heading}</Title>}
      <FormFields
        form={CONTACT_FORM}
        errorOf={errorOf}
        defaults={{ subsidiary: defaultSubsidiary ?? '' }}
      />
      {/* The toast is read aloud; this stays where the visitor looks. */}
      {hasSent && <FormSent>Your message is with us. There is room for another one.</FormSent>}
      {hasFailed && (
        <FormFailure>Your message has not been sent. What you typed is still here.</FormFailure>
      )}
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? CONTACT_FORM.busy : CONTACT_FORM.button}
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
