import { saveFile } from 'shared-ui'
import type { Fixture } from '../../league/fixture.ts'
import { calendarOf } from './calendar.ts'

/** Loaded with the first click on a button that needs it. */
export function saveCalendar(name: string, fixtures: readonly Fixture[], hasAlarm = false): void {
  saveFile(name, 'text/calendar;charset=utf-8', calendarOf(fixtures, { now: new Date(), hasAlarm }))
}
