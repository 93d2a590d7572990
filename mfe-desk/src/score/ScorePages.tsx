import { useEffect, useState } from 'react'
import { useLocation } from 'shared-contracts/router'
import { Container, Message, PageTitle } from 'shared-ui'
import { MatchList } from './list/MatchList.tsx'
import { MatchScreen } from './match/MatchScreen.tsx'
import { useKeptPages } from './offline/use-kept-pages.ts'
import { openPhone, type Phone } from './phone.ts'

const MATCH = /^\/score\/([a-z0-9-]+)\/?$/

/** The scorer's pages, `/desk/score` and `/desk/score/:match`, for whoever was signed in here last. */
export function ScorePages({ account }: { readonly account: number }) {
  const { pathname } = useLocation()
  const [phone, setPhone] = useState<Phone | 'none' | null>(null)
  useKeptPages(pathname)
  useEffect(() => {
    let isHere = true
    let opened: Phone | null = null
    openPhone().then(
      (ready) => {
        opened = ready
        if (isHere) setPhone(ready)
        else ready.store.close()
      },
      () => isHere && setPhone('none'),
    )
    return () => {
      isHere = false
      opened?.store.close()
    }
  }, [])
  if (phone === null) return <Container aria-busy="true" />
  if (phone === 'none')
    return (
      <Container>
        <PageTitle>Score</PageTitle>
        <Message
          title="This browser keeps nothing on the phone"
          hint="Leave private mode, or take another browser: what you tap must survive a dead network."
        />
      </Container>
    )
  const match = MATCH.exec(pathname)?.[1]
  return match === undefined ? (
    <MatchList phone={phone} account={account} />
  ) : (
    <MatchScreen key={match} phone={phone} account={account} match={match} />
  )
}
