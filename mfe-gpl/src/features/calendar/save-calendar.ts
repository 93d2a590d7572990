import { saveFile } from 'shared-ui'
import type { FixtureResponse } from 'shared-contracts/league/fixture'
import { calendarOf } from './calendar.ts'

/** Saves matches as a calendar file. Loaded with the first click on a button that needs it. */
export function saveCalendar(
  name: string,
  fixtures: readonly FixtureResponse[],
  hasAlarm = false,
): void {
  saveFile(name, 'text/calendar;charset=utf-8', calendarOf(fixtures, { now: new Date(), hasAlarm }))
}
