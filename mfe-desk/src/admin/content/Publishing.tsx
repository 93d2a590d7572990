import styled from '@emotion/styled'
import { useState } from 'react'
import { formatLocalMoment } from 'shared-contracts/format/dates'
import { Button, Row, Title } from 'shared-ui'
import type { DeskRecord } from '../data/data-provider.ts'
import { FieldFrame } from '../form/FieldFrame.tsx'

interface PublishingProps {
  readonly record: DeskRecord | null
  readonly isBusy: boolean
  readonly isDirty: boolean
  /** The record always exists, so it cannot be unpublished. */
  readonly isPermanent: boolean
  readonly onAct: (name: string, done: string, body?: unknown) => Promise<boolean>
}

/** Publishes the record now or at a given time, cancels that schedule, or unpublishes the record. */
export function Publishing({ record, isBusy, isDirty, isPermanent, onAct }: PublishingProps) {
  const [moment, setMoment] = useState('')
  const state = record?.['state']
  const isUpToDate = state === 'published' && record?.['publishedRevision'] === record?.revision
  const publishAt = record?.['publishAt']
  const isScheduled = typeof publishAt === 'string'
  return (
    <Section aria-label="Publishing">
      <Title>Publishing</Title>
      {isScheduled && <p>Visitors see it from {formatLocalMoment(publishAt)}.</p>}
      <Row>
        <Button
          disabled={isBusy || (isUpToDate && !isDirty)}
          onClick={() => void onAct('publish', 'Published', {})}
        >
          Publish
        </Button>
        {!isPermanent && (state === 'published' || state === 'scheduled') && (
          <Button
            look="outline"
            disabled={isBusy}
            onClick={() => void onAct('unpublish', 'Taken back')}
          >
            Unpublish
          </Button>
        )}
      </Row>
      <Row>
        <FieldFrame label="Publish at" hint="Your local time">
          {(control) => (
            <input
              {...control}
              type="datetime-local"
              // Otherwise some browsers take more digits of a year than a moment has.
              max="9999-12-31T23:59"
              value={moment}
              onChange={({ target }) => setMoment(target.value)}
            />
          )}
        </FieldFrame>
        <Button
          look="outline"
          disabled={isBusy || Number.isNaN(Date.parse(moment))}
          onClick={() => void onAct('publish', 'Scheduled', { at: new Date(moment).toISOString() })}
        >
          Schedule
        </Button>
        {isScheduled && (
          <Button
            look="outline"
            disabled={isBusy}
            onClick={() => void onAct('unschedule', 'Schedule cancelled')}
          >
            Cancel schedule
          </Button>
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
