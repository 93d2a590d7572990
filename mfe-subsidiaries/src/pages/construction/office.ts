/** An office of the company and those that report to it. */
export interface Office {
  readonly title: string
  readonly reports?: readonly Office[]
}

/** Returns the chain of command from an office down to the first one with several reports. */
export function headsOf(office: Office): readonly [...Office[], Office] {
  const [only, ...others] = office.reports ?? []
  return only && others.length === 0 ? [office, ...headsOf(only)] : [office]
}
