import { useLocation } from 'shared-contracts/router'
import { Container, Message, PageTitle } from 'shared-ui'
import { ActionButton } from '../focus/ActionButton.tsx'
import { MatchList } from './list/MatchList.tsx'
import { MatchScreen } from './match/MatchScreen.tsx'
import { useKeptPages } from './offline/use-kept-pages.ts'
import { usePhone } from './use-phone.ts'

const MATCH = /^\/score\/([a-z0-9-]+)\/?$/

/** The scorer's pages, `/desk/score` and `/desk/score/:match`, for the account that was signed in here last. */
export function ScorePages({ account }: { readonly account: number }) {
  const { pathname } = useLocation()
  const { state, takeOver } = usePhone()
  useKeptPages(pathname)
  switch (state.kind) {
    case 'opening':
      return <Container aria-busy="true" />
    case 'none':
      return (
        <Container>
          <PageTitle>Score</PageTitle>
          <Message
            title="This browser keeps nothing on the phone"
            hint="Leave private mode, or take another browser: what you tap must survive a dead network."
          />
        </Container>
      )
    case 'elsewhere':
      return (
        <Container>
          <PageTitle>Score</PageTitle>
          <Message title="You score in another tab" hint="What you tapped here is there." />
          <ActionButton onClick={takeOver}>Go on here</ActionButton>
        </Container>
      )
    case 'open': {
      const { phone } = state
      const match = MATCH.exec(pathname)?.[1]
      return match === undefined ? (
        <MatchList phone={phone} account={account} />
      ) : (
        <MatchScreen key={match} phone={phone} account={account} match={match} />
      )
    }
  }
}
