import { formatWeekday } from 'shared-contracts/format/dates'
import * as v from 'valibot'
import { DESKS, type Desk } from '../../data/company.ts'

/** Full hours of a working day in Accra, where the time is UTC all year. */
export const MEETING_TIMES = [
  { value: '09:00', label: '9:00 AM' },
  { value: '11:00', label: '11:00 AM' },
  { value: '14:00', label: '2:00 PM' },
  { value: '16:00', label: '4:00 PM' },
] as const

/** A visitor's proposal for a meeting. */
export const MeetingRequest = v.object({
  topic: v.picklist(DESKS.map(({ id }) => id)),
  /** ISO date. */
  day: v.pipe(v.string(), v.isoDate()),
  time: v.picklist(MEETING_TIMES.map(({ value }) => value)),
})
export type MeetingRequest = v.InferOutput<typeof MeetingRequest>

/** Number of working days on offer: two weeks. */
const DAYS_OFFERED = 10

const DAY_MS = 24 * 60 * 60 * 1_000

/** Returns the working days after a day, as ISO dates; today is too short notice. */
export function workingDaysAfter(today: string): string[] {
  const days: string[] = []
  for (let time = Date.parse(today) + DAY_MS; days.length < DAYS_OFFERED; time += DAY_MS) {
    const weekday = new Date(time).getUTCDay()
    if (weekday !== 0 && weekday !== 6) days.push(isoDay(time))
  }
  return days
}

export const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

export function deskOf({ topic }: Pick<MeetingRequest, 'topic'>): Desk {
  const desk = DESKS.find(({ id }) => id === topic)
  if (!desk) throw new Error(`No desk answers for ${topic}`)
  return desk
}

/** Formats a meeting's time: `Monday, November 23, 2026, 9:00 AM (Accra)`. */
export function formatMeetingTime({ day, time }: MeetingRequest): string {
  const label = MEETING_TIMES.find(({ value }) => value === time)?.label ?? time
  return `${formatWeekday(day)}, ${label} (Accra)`
}
