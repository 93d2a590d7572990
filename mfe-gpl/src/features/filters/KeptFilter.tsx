interface KeptFilterProps {
  /** Name of the search parameter. */
  readonly name: string
  readonly value: string
}

/** A filter that is set elsewhere on the page: what a form submits replaces the whole query of the address. */
export function KeptFilter({ name, value }: KeptFilterProps) {
  return value !== '' && <input type="hidden" name={name} value={value} />
}
