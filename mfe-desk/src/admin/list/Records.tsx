import styled from '@emotion/styled'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Datagrid, FunctionField, SimpleList } from 'ra-ui-materialui'
import { Link } from 'shared-contracts/router'
import type { DeskRecord } from '../data/data-provider.ts'
import type { Column } from './column.ts'
import type { Chosen } from './use-chosen.ts'

interface RecordsProps {
  readonly columns: readonly [Column, ...Column[]]
  /** Members by which the list can be ordered. */
  readonly sorts: readonly string[]
  /** Absent if there are no bulk actions. */
  readonly chosen: Chosen | undefined
}

/** The records of a page: a table on wide screens, a list on a phone. */
export function Records(props: RecordsProps) {
  const isWide = useMediaQuery('(min-width: 700px)')
  return isWide ? <Table {...props} /> : <Cards {...props} />
}

function Table({ columns, sorts, chosen }: RecordsProps) {
  const [name] = columns
  return (
    <Datagrid bulkActionButtons={false} rowClick={false}>
      {chosen && (
        <FunctionField
          sortable={false}
          label={
            <Box
              type="checkbox"
              aria-label="Choose all of this page"
              checked={chosen.isAll}
              onChange={chosen.toggleAll}
            />
          }
          render={(record: DeskRecord) => (
            <ChoiceOf record={record} name={name.text(record)} chosen={chosen} />
          )}
        />
      )}
      {columns.map((column) => (
        <FunctionField
          key={column.source}
          source={column.source}
          label={column.label}
          sortable={sorts.includes(column.source)}
          render={(record: DeskRecord) => <Fact column={column} record={record} />}
        />
      ))}
    </Datagrid>
  )
}

function Cards({ columns: [name, ...others], chosen }: RecordsProps) {
  return (
    <SimpleList
      rowClick={false}
      primaryText={(record: DeskRecord) => (
        <Head>
          {chosen && <ChoiceOf record={record} name={name.text(record)} chosen={chosen} />}
          <Fact column={name} record={record} />
        </Head>
      )}
      secondaryText={(record: DeskRecord) => (
        <Facts>
          {others
            .filter(({ text }) => text(record) !== '')
            .map((column) => (
              <span key={column.source}>
                {column.label}: <Fact column={column} record={record} />
              </span>
            ))}
        </Facts>
      )}
    />
  )
}

interface FactProps {
  readonly column: Column
  readonly record: DeskRecord
}

function Fact({ column: { text, pathOf }, record }: FactProps) {
  return pathOf ? <Link to={pathOf(record)}>{text(record)}</Link> : text(record)
}

interface ChoiceOfProps {
  readonly record: DeskRecord
  readonly name: string
  readonly chosen: Chosen
}

const ChoiceOf = ({ record, name, chosen }: ChoiceOfProps) => (
  <Box
    type="checkbox"
    aria-label={`Choose ${name}`}
    checked={chosen.isChosen(record)}
    onChange={() => chosen.toggle(record)}
  />
)

const Box = styled.input`
  display: block;
  flex: none;
  width: 24px;
  height: 24px;
  margin: 0;
  accent-color: var(--brand);
`

const Head = styled.span`
  display: flex;
  gap: 14px;
  align-items: center;
`

const Facts = styled.span`
  display: grid;
  gap: 2px;
`
