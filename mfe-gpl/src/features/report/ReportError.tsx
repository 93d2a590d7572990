import styled from '@emotion/styled'
import Flag from 'lucide-react/icons/flag'
import { postJson, useHost } from 'shared-contracts/host'
import {
  REPORT_SENT,
  reportForm,
  ReportRequest,
  type ReportedFact,
} from 'shared-contracts/league/report'
import { PORTAL_PREFIX } from 'shared-contracts/site/addresses'
import { Button, FormFailure, FormFields, Muted, useForm } from 'shared-ui'

interface ReportErrorProps {
  readonly kind: ReportedFact['kind']
  readonly slug: string
  /** Path of the page that shows the fact, within the portal. */
  readonly path: string
  /** Description of the fact. */
  readonly about: string
}

/** Reports an error on the page to the league. The form is folded until it is opened. */
export function ReportError({ kind, slug, path, about }: ReportErrorProps) {
  const { toasts } = useHost()
  const form = reportForm({ kind, slug, address: PORTAL_PREFIX + path })
  const { errorOf, isSubmitting, hasFailed, formProps } = useForm({
    schema: ReportRequest,
    description: form,
    send: (report, submission) => postJson(form.action, report, submission),
    onSent: () => toasts.getState().show(REPORT_SENT),
    onFailed: () => toasts.getState().show({ ...form.failed, variant: 'destructive' }),
  })
  return (
    <Fold>
      <summary>
        <Flag size={18} aria-hidden="true" />
        Report an error
      </summary>
      <Form {...formProps} aria-label={form.title}>
        <Muted>
          About: {about}. Your report goes to the league’s office; your name and address are not
          shown to anybody else.
        </Muted>
        <FormFields form={form} errorOf={errorOf} />
        {hasFailed && (
          <FormFailure>Your report has not been sent. What you typed is still here.</FormFailure>
        )}
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? form.busy : form.button}
        </Button>
      </Form>
    </Fold>
  )
}

const Fold = styled.details`
  border-inline-start: 4px solid var(--line);

  &[open] {
    background: var(--surface-raised);
    border-inline-start-color: var(--brand);
  }
  summary {
    display: flex;
    align-items: center;
    gap: 10px;
    width: fit-content;
    min-height: 48px;
    padding-inline: 16px;
    font-weight: 600;
    cursor: pointer;
  }
  summary:hover {
    color: var(--brand);
  }
  @media print {
    display: none;
  }
`

const Form = styled.form`
  display: grid;
  gap: 20px;
  justify-items: start;
  max-width: 720px;
  padding: 8px 20px 24px;

  > * {
    width: 100%;
  }
  > button {
    width: auto;
  }
`
