import styled from '@emotion/styled'
import { useHost } from 'shared-contracts/host'
import { ExternalLink, Subtitle, Tag } from 'shared-ui'
import { FAMILY_ENTRIES } from '../../data/search-entries.ts'
import { webSearchUrl, type SearchResult } from './search-site.ts'

interface SearchResultsProps {
  readonly query: string
  readonly results: readonly SearchResult[]
}

/** The search results, and a link to a web search at the end. */
export function SearchResults({ query, results }: SearchResultsProps) {
  const { basePath } = useHost()
  return (
    <List aria-label="Search results">
      {results.map(({ type, title, description, url, category }, place) => (
        <li key={`${type} ${place}`}>
          <article>
            <Tag>{category}</Tag>
            <Subtitle as="h2">
              <a href={hrefOf(url, basePath)}>{title}</a>
            </Subtitle>
            <p>{description}</p>
          </article>
        </li>
      ))}
      <li>
        <article>
          <Tag data-tone="accent">Web</Tag>
          <Subtitle as="h2">
            <ExternalLink href={webSearchUrl(query)}>Search the web for “{query}”</ExternalLink>
          </Subtitle>
          <p>Look beyond this site with an independent search engine.</p>
        </article>
      </li>
    </List>
  )
}

/** Returns a result's address; the group's other sites do not get the group's prefix. */
function hrefOf(url: string, basePath: string): string {
  if (FAMILY_ENTRIES.some((entry) => entry.url === url)) return url
  return url === '/' ? basePath || '/' : basePath + url
}

const List = styled.ul`
  overflow-wrap: anywhere;

  li {
    position: relative;
    padding-block: 24px;
    border-block-start: 1px solid var(--line);
  }
  article {
    display: grid;
    gap: 8px;
  }
  a {
    text-decoration-color: var(--accent-mid);
  }
  /* All of a result can be pressed. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  p {
    max-width: 62ch;
    color: var(--text-muted);
  }
`
