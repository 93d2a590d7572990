import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { CareerApplicationRequest } from 'shared-contracts/api/career'
import { postJson, useHost } from 'shared-contracts/host'
import { Button, Fields, FormFailure, FormField, useForm, useIdempotencyKey } from 'shared-ui'
import {
  AVAILABILITY_CHOICES,
  EDUCATION_CHOICES,
  EXPERIENCE_CHOICES,
  POSITION_CHOICES,
} from '../../data/career-choices.ts'
import type { JobOpening } from '../../data/jobs.ts'

interface ApplicationFormProps {
  /** The opening that the form is for at first. */
  readonly job: JobOpening | undefined
  /** Differs with every choice of an opening, of the same one again too. */
  readonly choice: string
  readonly onSent: () => void
}

/** Sends an application (requirements 4, 5 and 8). What was typed outlives a failure. */
export function ApplicationForm({ job, choice, onSent }: ApplicationFormProps) {
  const { toasts } = useHost()
  const form = useRef<HTMLFormElement>(null)
  const { keyFor, forget } = useIdempotencyKey()
  const { errorOf, isSubmitting, hasFailed, formProps } = useForm({
    schema: CareerApplicationRequest,
    send: (application) =>
      postJson('/api/careers/apply', application, { idempotencyKey: keyFor(application) }),
    onSent: () => {
      forget()
      onSent()
      toasts.getState().show({
        title: 'Application Submitted',
        description:
          'Thank you for your interest! We will review your application and contact you soon.',
      })
    },
    onFailed: () =>
      toasts.getState().show({
        title: 'Error',
        description: 'Failed to submit application. Please try again.',
        variant: 'destructive',
      }),
  })

  // A field that starts anew says nothing of it, and the form is checked again when one has changed.
  useEffect(() => {
    const position = form.current?.elements.namedItem('position')
    if (position instanceof Element) position.dispatchEvent(new Event('change', { bubbles: true }))
  }, [choice])

  return (
    <Form {...formProps} ref={form} aria-label="Apply for a Position">
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
          name="phone"
          label="Phone"
          type="tel"
          autoComplete="tel"
          error={errorOf('phone')}
          isRequired
        />
        <FormField
          // An opening that was chosen is another default: the field starts anew with it.
          key={choice}
          name="position"
          label="Position"
          placeholder="Select a position"
          choices={POSITION_CHOICES}
          defaultValue={job?.title ?? ''}
          error={errorOf('position')}
          isRequired
        />
        <FormField
          name="experience"
          label="Experience"
          placeholder="Select your experience"
          choices={EXPERIENCE_CHOICES}
          error={errorOf('experience')}
          isRequired
        />
        <FormField
          name="education"
          label="Education"
          placeholder="Select your education"
          choices={EDUCATION_CHOICES}
          error={errorOf('education')}
          isRequired
        />
        <FormField
          name="availability"
          label="Availability"
          placeholder="Select your availability"
          choices={AVAILABILITY_CHOICES}
          error={errorOf('availability')}
          isRequired
        />
      </Fields>
      <FormField
        name="cv"
        label="CV"
        hint="A link to your CV, or its text. Optional."
        rows={3}
        error={errorOf('cv')}
      />
      <FormField
        name="coverLetter"
        label="Cover Letter"
        rows={7}
        error={errorOf('coverLetter')}
        isRequired
      />
      {hasFailed && (
        <FormFailure>Your application has not been sent. What you typed is still here.</FormFailure>
      )}
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? 'Submitting...' : 'Submit Application'}
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
