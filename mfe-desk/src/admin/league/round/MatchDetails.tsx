import { FIXTURE_STATUSES, type FixtureStatus } from 'shared-contracts/league/fixture'
import { Muted, Select } from 'shared-ui'
import { FieldFrame } from '../../form/FieldFrame.tsx'
import { formatChoice } from '../../text-of.ts'
import { EventRows } from '../events/EventRows.tsx'
import { enteredInWords } from '../events/event-in-words.ts'
import { AwardedTo } from '../fixtures/AwardedTo.tsx'
import { wantsReason, type RowDraft, type RowFaults } from './round-draft.ts'
import { Details } from './round-styles.ts'

interface MatchDetailsProps {
  readonly row: RowDraft
  readonly faults: RowFaults
  readonly isMoving: boolean
  readonly isOpen: boolean
  readonly onType: (changes: Partial<Omit<RowDraft, 'from'>>) => void
}

/** Fields besides the score, shown when they are needed: reason, kick-off, status and events. */
export function MatchDetails({ row, faults, isMoving, isOpen, onType }: MatchDetailsProps) {
  const needsReason = wantsReason(row) || faults.reason !== undefined
  const showsDay = isMoving || faults.day !== undefined || faults.time !== undefined
  const hasFault =
    faults.status !== undefined || faults.awarded !== undefined || faults.events !== undefined
  const showsStatus = isOpen || hasFault
  if (!needsReason && !showsDay && !showsStatus) return null
  const { from, status, awarded, day, time, reason, events } = row
  return (
    <Details role="cell">
      {showsDay && (
        <>
          <FieldFrame label="Day" error={faults.day}>
            {(control) => (
              <input
                {...control}
                name="day"
                type="date"
                value={day}
                onChange={({ target }) => onType({ day: target.value })}
              />
            )}
          </FieldFrame>
          <FieldFrame label="Kick-off" error={faults.time}>
            {(control) => (
              <input
                {...control}
                name="time"
                type="time"
                value={time}
                onChange={({ target }) => onType({ time: target.value })}
              />
            )}
          </FieldFrame>
        </>
      )}
      {showsStatus && (
        <FieldFrame label="Status" error={faults.status}>
          {(control) => (
            <Select
              {...control}
              name="status"
              value={status}
              onChange={({ target }) => onType({ status: target.value as FixtureStatus })}
            >
              {FIXTURE_STATUSES.map((one) => (
                <option key={one} value={one}>
                  {formatChoice(one)}
                </option>
              ))}
            </Select>
          )}
        </FieldFrame>
      )}
      {showsStatus && status === 'awarded' && (
        <AwardedTo
          match={from}
          value={awarded}
          error={faults.awarded}
          onChange={(next) => onType({ awarded: next })}
        />
      )}
      {needsReason && (
        <div data-wide>
          <FieldFrame label="Reason" hint="Visitors read it" error={faults.reason}>
            {(control) => (
              <input
                {...control}
                name="reason"
                maxLength={300}
                value={reason}
                onChange={({ target }) => onType({ reason: target.value })}
              />
            )}
          </FieldFrame>
        </div>
      )}
      {showsStatus && (
        <div data-wide>
          {from.events.length > 0 && (
            <Muted>Entered already: {from.events.map(enteredInWords).join('; ')}</Muted>
          )}
          <EventRows
            match={from}
            value={events}
            error={faults.events}
            onChange={(next) => onType({ events: next })}
          />
        </div>
      )}
    </Details>
  )
}
