import { AUDIT_SORTS } from 'shared-contracts/desk/today'
import { momentOf, textOf } from '../text-of.ts'
import { RecordList } from '../list/RecordList.tsx'
import { Screen } from '../screen/Screen.tsx'

/** The audit log: who did what and when. Nobody can edit it. */
export function AuditScreen() {
  return (
    <Screen title="Audit">
      <RecordList
        part="audit"
        sorts={AUDIT_SORTS}
        sort={{ field: 'at', order: 'DESC' }}
        columns={[
          { source: 'at', label: 'When', text: ({ at }) => momentOf(at) },
          { source: 'actor', label: 'Who', text: ({ actor }) => textOf(actor) },
          { source: 'action', label: 'What', text: ({ action }) => textOf(action) },
          {
            source: 'change',
            label: 'Change',
            text: ({ change }) => textOf(change),
          },
          { source: 'address', label: 'From', text: ({ address }) => textOf(address) },
          {
            source: 'isIntact',
            label: 'Intact',
            text: ({ isIntact }) => textOf(isIntact),
          },
        ]}
        empty={{ title: 'Nothing has been done yet' }}
      />
    </Screen>
  )
}
