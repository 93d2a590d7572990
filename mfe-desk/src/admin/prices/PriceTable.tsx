import type { ShownPrice } from 'shared-contracts/desk/prices'
import { formatGhs, formatPercent, formatUsd } from 'shared-contracts/format'
import { momentOf } from '../text-of.ts'
import { Table, TableFrame } from '../screen/table-styles.ts'

interface PriceTableProps {
  readonly caption: string
  readonly prices: readonly ShownPrice[]
}

/** Prices as visitors read them now. */
export function PriceTable({ caption, prices }: PriceTableProps) {
  return (
    <TableFrame role="region" aria-label={`Prices: ${caption}`} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Price</th>
            <th scope="col">Change</th>
            <th scope="col">Source</th>
            <th scope="col">As of</th>
          </tr>
        </thead>
        <tbody>
          {prices.map((shown) => (
            <tr key={shown.name}>
              <th scope="row">{shown.name}</th>
              <td>{priceOf(shown)}</td>
              <td>{formatPercent(shown.changePercent)}</td>
              <td>{shown.source === 'sample' ? 'Sample' : shown.source}</td>
              <td>
                {momentOf(shown.asOf)}
                {shown.stale && ', older than promised'}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  )
}

const priceOf = ({ price, currency, unit }: ShownPrice) =>
  `${currency === 'USD' ? formatUsd(price) : formatGhs(price)} per ${unit}`
