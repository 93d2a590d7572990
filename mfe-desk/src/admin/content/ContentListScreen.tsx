import { Link } from 'shared-contracts/router'
import { ButtonLink } from 'shared-ui'
import { RecordList } from '../list/RecordList.tsx'
import { Screen } from '../screen/Screen.tsx'
import type { ContentPart } from './content-part.ts'
import { stateInWords } from './content-values.ts'

export function ContentListScreen({ content }: { readonly content: ContentPart }) {
  const { part, title, singular, sort, columns, filters = [], initial, nameOf } = content
  const [first] = content.fields
  return (
    <Screen
      title={title}
      actions={initial && <ButtonLink to={`/${part}/new`}>New {singular}</ButtonLink>}
    >
      <RecordList
        part={part}
        sort={sort}
        filters={filters}
        columns={[
          {
            source: first?.name ?? 'id',
            label: first?.label ?? 'Name',
            render: (record) => <Link to={`/${part}/${record.id}`}>{nameOf(record)}</Link>,
          },
          { source: 'state', label: 'State', render: stateInWords },
          ...columns,
        ]}
        empty={{
          title: `No ${title.toLowerCase()} yet`,
          ...(initial && { hint: `“New ${singular}” makes the first one.` }),
        }}
      />
    </Screen>
  )
}
