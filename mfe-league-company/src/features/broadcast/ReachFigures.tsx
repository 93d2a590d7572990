import styled from '@emotion/styled'
import { LEAGUE_COMPANY } from 'shared-contracts/site/company'
import { Muted, Reveal } from 'shared-ui'
import { SCREEN_REACH } from '../../data/broadcast.ts'

/** The reach of the league's broadcasts, and the source of the figures. */
export function ReachFigures() {
  return (
    <Reach>
      <ul aria-label="Reach">
        {SCREEN_REACH.map(({ figure, label }) => (
          <li key={label}>
            <strong>{figure}</strong> <span>{label}</span>
          </li>
        ))}
      </ul>
      <Muted>Audience figures as the {LEAGUE_COMPANY.name} states them to its partners.</Muted>
    </Reach>
  )
}

const Reach = styled(Reveal)`
  padding-block: clamp(40px, 5vw, 72px);

  ul {
    display: grid;
    gap: 32px 24px;
    grid-template-columns: repeat(5, 1fr);
    margin-block-end: 24px;
  }
  li {
    display: grid;
    gap: 8px;
    padding-inline-start: 20px;
    border-inline-start: 2px solid var(--accent);
    color: var(--text-muted);
  }
  strong {
    font: 440 clamp(2.25rem, 1.4rem + 2.2vw, 3.25rem) / 1 var(--font-display);
    letter-spacing: -0.03em;
    color: var(--text);
  }
  p {
    font-size: var(--text-s);
  }
  @media (max-width: 56.19em) {
    ul {
      grid-template-columns: repeat(2, 1fr);
    }
  }
  @media print {
    padding-block: 8mm;

    ul {
      grid-template-columns: repeat(5, 1fr);
      gap: 4mm;
      margin-block-end: 4mm;
    }
    li {
      padding-inline-start: 3mm;
    }
    strong {
      font-size: 22pt;
    }
  }
`
