import styled from '@emotion/styled'
import { useState } from 'react'
import { formatLocalMoment } from 'shared-contracts/format/dates'
import { Row, Title } from 'shared-ui'
import { ActionButton } from '../../focus/ActionButton.tsx'
import type { DeskRecord } from '../data/data-provider.ts'
import { FieldFrame } from '../form/FieldFrame.tsx'
import type { Done } from './use-content-editor.ts'

interface PublishingProps {
  readonly record: DeskRecord | null
  readonly isBusy: boolean
  readonly isDirty: boolean
  /** The record always exists, so it cannot be unpublished. */
  readonly isPermanent: boolean
  readonly onAct: (name: string, done: Done, body?: unknown) => Promise<boolean>
}

/** The moment may pass on the way. */
const scheduled = ({ publishAt }: DeskRecord) =>
  typeof publishAt === 'string' ? 'Scheduled' : 'Published'

/** Publishes the record now or at a given time, cancels that schedule, or unpublishes the record. */
export function Publishing({ record, isBusy, isDirty, isPermanent, onAct }: PublishingProps) {
  const [moment, setMoment] = useState('')
  const [error, setError] = useState<string>()
  const state = record?.['state']
  const isUpToDate = state === 'published' && record?.['publishedRevision'] === record?.revision
  const publishAt = record?.['publishAt']
  const isScheduled = typeof publishAt === 'string'
  const schedule = () => {
    const at = new Date(moment)
    // The API would publish at once, under the words "Scheduled".
    if (at.getTime() <= Date.now()) return setError('This moment has passed')
    void onAct('publish', scheduled, { at: at.toISOString() })
  }
  return (
    <Section aria-label="Publishing">
      <Title>Publishing</Title>
      {isScheduled && <p>Visitors see it from {formatLocalMoment(publishAt)}.</p>}
      <Row>
        <ActionButton
          disabled={isBusy || (isUpToDate && !isDirty)}
          onClick={() => void onAct('publish', 'Published', {})}
        >
          Publish
        </ActionButton>
        {!isPermanent && (state === 'published' || state === 'scheduled') && (
          <ActionButton
            look="outline"
            disabled={isBusy}
            onClick={() => void onAct('unpublish', 'Taken back')}
          >
            Unpublish
          </ActionButton>
        )}
      </Row>
      <Row>
        <FieldFrame label="Publish at" hint="Your local time" error={error}>
          {(control) => (
            <input
              {...control}
              type="datetime-local"
              // Otherwise some browsers take more digits of a year than a moment has.
              max="9999-12-31T23:59"
              value={moment}
              onChange={({ target }) => {
                setMoment(target.value)
                setError(undefined)
              }}
            />
          )}
        </FieldFrame>
        <ActionButton
          look="outline"
          disabled={isBusy || Number.isNaN(Date.parse(moment))}
          onClick={schedule}
        >
          Schedule
        </ActionButton>
        {isScheduled && (
          <ActionButton
            look="outline"
            disabled={isBusy}
            onClick={() => void onAct('unschedule', 'Schedule cancelled')}
          >
            Cancel schedule
          </ActionButton>
        )}
      </Row>
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  gap: 16px;
  padding-block-start: 24px;
  border-block-start: 1px solid var(--line);
`
