import styled from '@emotion/styled'
import { formatMatchDay } from '../match-state/match-day.ts'
import { dayInShort } from '../match-state/match-time.ts'
import { ON_NARROW, ON_PHONES } from './match-row-styles.ts'

/** The day of a match, at the end of its row. Narrow screens show a short form, and screen readers read it in full. */
export function RowDay({ day }: { readonly day: string | null }) {
  if (day === null) return null
  return (
    <Day>
      <span>{formatMatchDay(day)}</span>
      <span aria-hidden="true">{dayInShort({ day, kickOff: null })}</span>
    </Day>
  )
}

const Day = styled.p`
  min-width: 4.5rem;
  font-weight: 600;
  text-align: end;

  > span + span {
    display: none;
  }

  ${ON_PHONES} {
    font-size: 0.8125rem;
  }
  ${ON_NARROW} {
    > span:first-of-type {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    > span + span {
      display: inline;
    }
  }
`
