interface ColumnHeadProps {
  readonly short: string
  readonly long: string
  /** Whether the column is hidden on phones until the row is opened. */
  readonly isRest?: boolean
}

/** Head of a column of figures: an abbreviation, with the full word on hover. */
export function ColumnHead({ short, long, isRest = false }: ColumnHeadProps) {
  return (
    <th scope="col" data-rest={isRest || undefined}>
      <abbr title={long}>{short}</abbr>
    </th>
  )
}
