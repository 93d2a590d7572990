import styled from '@emotion/styled'
import { useState } from 'react'
import type { InboxMessage } from 'shared-contracts/desk/inbox'
import { PublicAnswerRequest } from 'shared-contracts/desk/inbox'
import { ExternalLink, Muted, Row, Title } from 'shared-ui'
import * as v from 'valibot'
import { ActionButton } from '../../focus/ActionButton.tsx'
import { focusFirstInvalid } from '../../focus/focus-first-invalid.ts'
import { FieldFrame } from '../form/FieldFrame.tsx'
import { UnsavedGuard } from '../screen/UnsavedGuard.tsx'

interface ReportedFactProps {
  readonly message: InboxMessage
  /** @param text null withdraws the public answer. @returns whether the API accepted it. */
  readonly onPublish: (text: string | null) => Promise<boolean>
}

/** The league fact that a message reports as wrong, and the public answer to the report. */
export function ReportedFact({ message, onPublish }: ReportedFactProps) {
  const { subject, fact, publicAnswer } = message
  const known = publicAnswer ?? ''
  const [text, setText] = useState(known)
  const [followed, setFollowed] = useState(known)
  const [error, setError] = useState<string | undefined>(undefined)
  const [isBusy, setIsBusy] = useState(false)

  if (followed !== known) {
    setFollowed(known)
    // A colleague's answer replaces the one shown, but never what is being typed.
    if (text === followed) setText(known)
  }

  const send = async (body: { text: string | null }, form?: HTMLFormElement) => {
    const result = v.safeParse(PublicAnswerRequest, body)
    setError(result.success ? undefined : result.issues[0].message)
    if (!result.success) return form && focusFirstInvalid(form)
    const { text: sent } = result.output
    setIsBusy(true)
    const isTaken = await onPublish(sent)
    setIsBusy(false)
    // The answer as it was stored, such as without spaces at its ends.
    if (isTaken && sent !== null) setText((now) => (now === body.text ? sent : now))
  }

  return (
    <Part aria-label="Reported fact">
      <Title>Reported fact</Title>
      <p>
        {fact ? <ExternalLink href={fact.address}>{subject ?? fact.slug}</ExternalLink> : subject}
      </p>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send({ text }, event.currentTarget)
        }}
      >
        <FieldFrame
          label="Public answer"
          hint="Everybody reads it on the page of the fact, without the sender’s name"
          error={error}
        >
          {(control) => (
            <textarea
              {...control}
              rows={4}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </FieldFrame>
        <Row>
          <ActionButton type="submit" disabled={isBusy}>
            Publish answer
          </ActionButton>
          {publicAnswer !== null && (
            <ActionButton
              look="outline"
              disabled={isBusy}
              onClick={() => void send({ text: null })}
            >
              Take answer back
            </ActionButton>
          )}
        </Row>
        <Muted>{publicAnswer === null ? 'Nothing is public yet.' : 'This answer is public.'}</Muted>
        <UnsavedGuard isDirty={text !== known} />
      </Form>
    </Part>
  )
}

const Part = styled.section`
  display: grid;
  gap: 16px;
  padding: 20px;
  background: var(--surface-raised);
  border: 1px solid var(--line);
  border-radius: var(--radius-s);
`

const Form = styled.form`
  display: grid;
  gap: 12px;
`
