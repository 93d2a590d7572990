interface ColumnHeadProps {
  readonly short: string
  readonly long: string
  /** A column that a phone leaves for those who ask. */
  readonly isRest?: boolean
}

/** Head of a column of figures: its letters, which say the whole word to who asks. */
export function ColumnHead({ short, long, isRest = false }: ColumnHeadProps) {
  return (
    <th scope="col" data-rest={isRest || undefined}>
      <abbr title={long}>{short}</abbr>
    </th>
  )
}
