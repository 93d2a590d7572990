import type { PriceFileAnswer } from 'shared-contracts/desk/prices'
import { formatShortDate } from 'shared-contracts/format/dates'
import { Table, TableFrame } from '../screen/table-styles.ts'

/** At least as many decimals as visitors read, and all that the file has. */
const inNumbers = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 6,
})
const numberOf = (price: number | null, otherwise: string) =>
  price === null ? otherwise : inNumbers.format(price)

/** The prices that a file would set, beside those that visitors read now. */
export function PriceChanges({ changes }: Pick<PriceFileAnswer, 'changes'>) {
  if (changes.length === 0) return null
  return (
    <TableFrame role="region" aria-label="What the file changes" tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
            <th scope="col">Unit</th>
            <th scope="col">As of</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ name, before, price, unit, asOf }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{numberOf(before, 'New')}</td>
              <td>
                {numberOf(price, before === null ? 'Too old to be shown' : 'No longer shown')}
              </td>
              <td>{unit}</td>
              <td>{formatShortDate(asOf)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  )
}
