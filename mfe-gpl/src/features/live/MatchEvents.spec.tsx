import { expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { aMatch, anEvent } from '../../testing/league-records.ts'
import { textsOf } from '../../testing/texts.ts'
import { inHost } from 'shared-ui/testing'
import { MatchEvents } from './MatchEvents.tsx'

it('says which card was shown, who came on for whom, and who assisted', () => {
  const events = (['yellow-card', 'second-yellow', 'red-card'] as const).map((type, index) =>
    anEvent({ id: type, sequence: index + 1, minute: 10 + index, type }),
  )
  const kojo = { slug: 'kojo-mensah', name: 'Kojo Mensah' }
  const match = aMatch({
    events: [
      ...events,
      anEvent({ id: 'on', sequence: 4, minute: 60, type: 'substitution', related: kojo }),
      anEvent({ id: 'in', sequence: 5, minute: 70, type: 'penalty', side: 'away', player: null }),
      anEvent({ id: 'goal', sequence: 6, minute: 80, related: kojo, note: 'From a corner' }),
    ],
  })
  render(inHost(<MatchEvents {...match} />))
  expect(textsOf(screen.getAllByRole('listitem'))).toEqual([
    `80'Goal: Yaw Addo, ${match.home.name}assisted by Kojo MensahFrom a corner`,
    `70'Penalty goal, ${match.away.name}`,
    `60'Substitution: Yaw Addo, ${match.home.name}for Kojo Mensah`,
    `12'Red card: Yaw Addo, ${match.home.name}`,
    `11'Second yellow card: Yaw Addo, ${match.home.name}`,
    `10'Yellow card: Yaw Addo, ${match.home.name}`,
  ])
})
