import styled from '@emotion/styled'
import { formatMatchDay } from '../match-state/match-day.ts'
import { dayInShort } from '../match-state/match-time.ts'

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

  @media screen and (max-width: 767.98px) {
    font-size: 0.8125rem;
  }
  @media screen and (max-width: 1023.98px) {
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
