import { textOf } from '../text-of.ts'
import { RecordList } from '../list/RecordList.tsx'
import { Screen } from '../screen/Screen.tsx'

/** Who did what and when, which nobody can edit. */
export function AuditScreen() {
  return (
    <Screen title="Audit">
      <RecordList
        part="audit"
        sort={{ field: 'at', order: 'DESC' }}
        columns={[
          {
            source: 'at',
            label: 'When',
            render: ({ at }) => new Date(textOf(at)).toLocaleString('en-GB'),
          },
          { source: 'actor', label: 'Who', render: ({ actor }) => textOf(actor) },
          { source: 'action', label: 'What', render: ({ action }) => textOf(action) },
          {
            source: 'change',
            label: 'Change',
            isFixed: true,
            render: ({ change }) => textOf(change),
          },
          { source: 'address', label: 'From', render: ({ address }) => textOf(address) },
          {
            source: 'isIntact',
            label: 'Intact',
            isFixed: true,
            render: ({ isIntact }) => textOf(isIntact),
          },
        ]}
        empty={{ title: 'Nothing has been done yet' }}
      />
    </Screen>
  )
}
