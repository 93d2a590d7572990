import { CONTENT_SORTS } from 'shared-contracts/desk/content'
import { ButtonLink } from 'shared-ui'
import { RecordList } from '../list/RecordList.tsx'
import { Screen } from '../screen/Screen.tsx'
import type { ContentPart } from './content-part.ts'
import { stateInWords } from './content-values.ts'
import { SiteChoice } from './SiteChoice.tsx'
import { useBulkActions } from './use-bulk-actions.ts'

export function ContentListScreen({ content }: { readonly content: ContentPart }) {
  const { path, title, singular, sort, columns, filters = [], initial, related, nameOf } = content
  const [first] = content.fields
  const actions = useBulkActions(content)
  return (
    <Screen
      title={title}
      actions={
        <>
          {initial && <ButtonLink to={`/${path}/new`}>New {singular}</ButtonLink>}
          {related && (
            <ButtonLink look="outline" to={`/${related.path}`}>
              {related.title}
            </ButtonLink>
          )}
        </>
      }
    >
      <SiteChoice content={content} />
      <RecordList
        part={path}
        sorts={CONTENT_SORTS}
        sort={sort}
        filters={filters}
        actions={actions}
        columns={[
          {
            source: first?.name ?? 'id',
            label: first?.label ?? 'Name',
            text: nameOf,
            pathOf: (record) => `/${path}/${record.id}`,
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
