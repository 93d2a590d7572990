import { Route, Routes } from 'react-router'
import type { Part } from 'shared-contracts/desk/roles'
import { Link } from 'shared-contracts/router'
import { Message } from 'shared-ui'
import { RecordList } from './list/RecordList.tsx'
import { Screen } from './screen/Screen.tsx'

export function DeskRoutes({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <Routes>
      {parts.includes('stories') && (
        <Route
          path="/stories"
          element={
            <Screen title="Stories">
              <RecordList
                part="stories"
                sort={{ field: 'date', order: 'DESC' }}
                columns={[
                  {
                    source: 'title',
                    label: 'Title',
                    render: ({ id, title }) => <Link to={`/stories/${id}`}>{String(title)}</Link>,
                  },
                ]}
                empty={{ title: 'No stories yet' }}
              />
            </Screen>
          }
        />
      )}
      <Route path="*" element={<Nothing />} />
    </Routes>
  )
}

function Nothing() {
  return (
    <Screen title="Not here">
      <Message title="There is no such screen" hint="Your role may not include it." />
    </Screen>
  )
}
