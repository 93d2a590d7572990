import type { Fixture } from 'shared-contracts/league'
import { saveFile } from '../file/save-file.ts'
import { calendarOf } from './calendar.ts'

/** Loaded with the first click on a button that needs it. */
export function saveCalendar(name: string, fixtures: readonly Fixture[], hasAlarm = false): void {
  saveFile(name, 'text/calendar;charset=utf-8', calendarOf(fixtures, { now: new Date(), hasAlarm }))
}
