import styled from '@emotion/styled'
import { Container, PageTitle, Section } from 'shared-ui'
import { ChatPanel } from '../../features/live/ChatPanel.tsx'
import { MatchEvents } from '../../features/live/MatchEvents.tsx'
import { MatchInfo } from '../../features/live/MatchInfo.tsx'
import { Player } from '../../features/live/Player.tsx'
import { Scoreboard } from '../../features/live/Scoreboard.tsx'
import { Statistics } from '../../features/live/Statistics.tsx'

export function LivePage() {
  return (
    <>
      <Section aria-label="Match">
        <Container>
          <PageTitle>Live Match</PageTitle>
          <Scoreboard />
          <Columns>
            <Player />
            <ChatPanel />
          </Columns>
        </Container>
      </Section>
      <Section data-ground="sunk" aria-label="Around the match">
        <Container>
          <Thirds>
            <Statistics />
            <MatchEvents />
            <MatchInfo />
          </Thirds>
        </Container>
      </Section>
    </>
  )
}

const Columns = styled.div`
  display: grid;
  gap: 24px;

  > * {
    min-width: 0;
  }
  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 2.2fr) minmax(280px, 1fr);
  }
`

const Thirds = styled.div`
  display: grid;
  gap: 40px;

  @media (min-width: 900px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
