import styled from '@emotion/styled'
import { useId, useState } from 'react'
import { formatKickOff, formatWeekday } from 'shared-contracts/format/dates'
import { plainLetters } from 'shared-contracts/format/plain-letters'
import type { MatchesToScore } from 'shared-contracts/league/score'
import { Link } from 'shared-contracts/router'
import { Message } from 'shared-ui'
import { STATUS_WORDS } from '../match/words.ts'

type Matches = MatchesToScore['matches']

interface FoundMatchesProps {
  readonly matches: Matches
  /** Number of taps that are not sent yet, by the slug of their match. */
  readonly waiting: ReadonlyMap<string, number>
}

/** The matches of a list, and a search for those of a club. */
export function FoundMatches({ matches, waiting }: FoundMatchesProps) {
  const id = useId()
  const [words, setWords] = useState('')
  const found = matches.filter(matching(words))
  return (
    <>
      <Search>
        <label htmlFor={id}>Search</label>
        <input
          id={id}
          type="search"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </Search>
      {found.length === 0 && (
        <Message title="Nothing matches" hint="Change the words: a match is found by its clubs." />
      )}
      <List>
        {found.map(({ slug, home, away, status, score, kickOff, day }) => (
          <li key={slug}>
            <Link to={`/score/${slug}`}>
              <b>
                {home.name} v {away.name}
              </b>
              <span>
                {STATUS_WORDS[status]}
                {score && `, ${score.home}–${score.away}`}
                {' · '}
                {kickOff ? formatKickOff(kickOff) : day ? formatWeekday(day) : 'no day yet'}
              </span>
              {waiting.has(slug) && <strong>{waiting.get(slug)} not sent yet</strong>}
            </Link>
          </li>
        ))}
      </List>
    </>
  )
}

/** Returns whether the clubs of a match have each of the words in their names. */
const matching = (typed: string) => {
  const words = plainLetters(typed).split(/\s+/)
  return ({ home, away }: Matches[number]) => {
    const names = plainLetters(`${home.name} ${away.name}`)
    return words.every((word) => names.includes(word))
  }
}

const Search = styled.div`
  display: grid;
  gap: 4px;

  label {
    font-weight: 600;
  }
  input {
    min-height: 56px;
    padding: 8px 14px;
    font-size: 17px;
    color: var(--text);
    background: var(--surface-raised);
    border: 2px solid var(--edge);
    border-radius: var(--radius-s);
  }
`

const List = styled.ul`
  display: grid;
  gap: 12px;

  a {
    display: grid;
    gap: 4px;
    align-content: center;
    min-height: 72px;
    padding: 12px 16px;
    font-size: 17px;
    text-decoration: none;
    background: var(--surface-raised);
    border: 2px solid var(--edge);
    border-radius: var(--radius-s);
  }
  b {
    font-size: 20px;
  }
  strong {
    color: var(--down);
  }
`
