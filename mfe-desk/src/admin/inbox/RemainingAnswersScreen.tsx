import { useQueryClient } from '@tanstack/react-query'
import { ANSWER_SORTS } from 'shared-contracts/desk/inbox'
import { Muted } from 'shared-ui'
import type { DeskRecord } from '../data/data-provider.ts'
import { useDeskData, useTell } from '../data/use-desk.ts'
import { RecordList } from '../list/RecordList.tsx'
import { Screen } from '../screen/Screen.tsx'
import { dayOf, textOf } from '../text-of.ts'
import { InboxLists } from './InboxLists.tsx'
import { MESSAGES } from './inbox-part.ts'

const PART = 'messages/answers'

/** Public answers whose reports are erased. All others are taken back at their reports. */
export function RemainingAnswersScreen() {
  const takeBack = useTakeBack()
  return (
    <Screen title="Answers" actions={<InboxLists inbox={MESSAGES} current="answers" />}>
      <Muted>
        The reports that these public answers were given to are erased. Any other answer is taken
        back at its report.
      </Muted>
      <RecordList
        part={PART}
        sorts={ANSWER_SORTS}
        sort={{ field: 'answeredAt', order: 'DESC' }}
        columns={[
          { source: 'text', label: 'Answer', text: ({ text }) => textOf(text) },
          { source: 'fact', label: 'About', text: ({ fact }) => textOf(fact) },
          { source: 'answeredAt', label: 'Since', text: ({ answeredAt }) => dayOf(answeredAt) },
        ]}
        actions={[{ name: 'Take back', isFor: () => true, run: takeBack }]}
        empty={{
          title: 'No answers are left',
          hint: 'An answer appears here when its report is erased.',
        }}
      />
    </Screen>
  )
}

/** Takes answers back, and returns those that still stand. */
function useTakeBack() {
  const data = useDeskData()
  const tell = useTell()
  const queries = useQueryClient()
  return async (answers: readonly DeskRecord[]): Promise<readonly DeskRecord[]> => {
    const left: DeskRecord[] = []
    let failure: unknown = null
    for (const answer of answers) {
      try {
        await data.act(PART, answer.id, { name: 'withdraw' })
      } catch (error) {
        left.push(answer)
        failure = error
      }
    }
    await queries.invalidateQueries({ queryKey: [PART, 'getList'] })
    if (left.length > 0) tell.failed(`${left.length} of ${answers.length} not taken back`, failure)
    return left
  }
}
