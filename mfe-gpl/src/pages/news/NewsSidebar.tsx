import styled from '@emotion/styled'
import { Link } from 'shared-contracts/router'
import { Figure, Subtitle } from 'shared-ui'
import { TRENDING_TOPICS } from '../../data/news/trending-topics.ts'
import { QUICK_STATS } from '../../data/quick-stats.ts'
import { Newsletter } from '../../features/news/Newsletter.tsx'

export function NewsSidebar() {
  return (
    <Side aria-label="More about the league">
      <section aria-labelledby="trending">
        <Subtitle as="h2" id="trending">
          Trending Now
        </Subtitle>
        <ol>
          {TRENDING_TOPICS.map(({ name, count }) => (
            <li key={name}>
              <Link to={`/news?q=${encodeURIComponent(name)}`}>{name}</Link>
              <span>{count}</span>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="quick-stats">
        <Subtitle as="h2" id="quick-stats">
          Quick Stats
        </Subtitle>
        <ul>
          {QUICK_STATS.map(({ value, label }) => (
            <li key={label}>
              <Figure>{value}</Figure> {label}
            </li>
          ))}
        </ul>
      </section>
      <Newsletter />
    </Side>
  )
}

/** Reaches as far down as the stories; what they leave empty, the newsletter follows into. */
const Side = styled.aside`
  display: flex;
  flex-direction: column;
  gap: 16px;

  @media (min-width: 1000px) and (min-height: 560px) {
    > form {
      position: sticky;
      top: 132px;
    }
  }

  > section {
    padding: 20px;
    background: var(--surface-raised);
  }
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 48px;
    border-block-end: 1px solid var(--line);
  }
  li:last-of-type {
    border: 0;
  }
  li > a {
    flex: 1;
    padding-block: 12px;
    font-weight: 600;
    text-decoration: none;
  }
  li > a:hover {
    color: var(--brand);
  }
  ol span {
    font-size: var(--text-s);
    color: var(--text-muted);
  }
  ul li {
    justify-content: start;
  }
  ul li > span {
    min-width: 3rem;
    font-size: 2.25rem;
    color: var(--brand);
  }
`
