import styled from '@emotion/styled'
import { Fragment } from 'react'
import { SIDES, type Named, type Side } from 'shared-contracts/league/name'
import { VisuallyHidden } from 'shared-ui'
import { COUNTED, type Counted, type MatchNow } from '../match/match-now.ts'
import { COUNT_WORDS } from '../match/words.ts'
import { Key } from '../score-styles.ts'
import { Panel } from './Panel.tsx'

interface CountPanelProps {
  readonly clubs: Readonly<Record<Side, Named>>
  readonly counts: MatchNow['counts']
  readonly onCount: (what: Counted, side: Side, by: 1 | -1) => void
  readonly onCancel: () => void
}

/** Counts shots, corners and the like: the number adds one, the minus subtracts one. */
export function CountPanel({ clubs, counts, onCount, onCancel }: CountPanelProps) {
  const nameOf = (what: Counted, side: Side) => `${COUNT_WORDS[what]}, ${clubs[side].name}: `
  return (
    <Panel title="Count" cancel="Close" onCancel={onCancel}>
      <Table>
        <span>{clubs.home.name}</span>
        <span>{clubs.away.name}</span>
        {COUNTED.map((what) => (
          <Fragment key={what}>
            <p>{COUNT_WORDS[what]}</p>
            {SIDES.map((side) => (
              <Pair key={side}>
                <Key
                  type="button"
                  disabled={counts[what][side] === 0}
                  onClick={() => onCount(what, side, -1)}
                >
                  <VisuallyHidden>{nameOf(what, side)}</VisuallyHidden>−
                </Key>
                <Key type="button" data-look="main" onClick={() => onCount(what, side, 1)}>
                  <span>
                    <VisuallyHidden>{nameOf(what, side)}</VisuallyHidden>
                    {counts[what][side]} +
                  </span>
                </Key>
              </Pair>
            ))}
          </Fragment>
        ))}
      </Table>
    </Panel>
  )
}

const Table = styled.div`
  display: grid;
  gap: 4px 16px;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

  p {
    grid-column: 1 / -1;
    font-weight: 700;
    text-align: center;
  }
  span {
    text-align: center;
  }
`

const Pair = styled.div`
  display: grid;
  gap: 6px;
  grid-template-columns: 56px minmax(0, 1fr);
`
