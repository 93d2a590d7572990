import { ButtonLink } from 'shared-ui'
import { RecordList } from '../list/RecordList.tsx'
import { Screen } from '../screen/Screen.tsx'
import type { ContentPart } from './content-part.ts'
import { stateInWords } from './content-values.ts'
import { useBulkActions } from './use-bulk-actions.ts'

export function ContentListScreen({ content }: { readonly content: ContentPart }) {
  const { part, title, singular, sort, columns, filters = [], initial, nameOf } = content
  const [first] = content.fields
  const actions = useBulkActions(content)
  return (
    <Screen
      title={title}
      actions={initial && <ButtonLink to={`/${part}/new`}>New {singular}</ButtonLink>}
    >
      <RecordList
        part={part}
        sort={sort}
        filters={filters}
        actions={actions}
        columns={[
          {
            source: first?.name ?? 'id',
            label: first?.label ?? 'Name',
            text: nameOf,
            pathOf: (record) => `/${part}/${record.id}`,
          },
          { source: 'state', label: 'State', text: stateInWords },
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
