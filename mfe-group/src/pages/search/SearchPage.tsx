import styled from '@emotion/styled'
import { useState } from 'react'
import { ButtonLink, Container, ExternalLink, Muted, Row, Section, Title } from 'shared-ui'
import { PageHero } from '../../features/page/PageHero.tsx'
import { SearchForm } from '../../features/search/SearchForm.tsx'
import { SearchResults } from '../../features/search/SearchResults.tsx'
import { SearchSkeleton } from '../../features/search/SearchSkeleton.tsx'
import { webSearchUrl } from '../../features/search/search-site.ts'
import { Suggestions } from '../../features/search/Suggestions.tsx'
import { useSiteSearch } from '../../features/search/use-site-search.ts'
import { Breadcrumbs } from 'shared-ui/structured-data'

/** Search of the whole site (requirement 2.8). */
export function SearchPage() {
  const { query, isSearching, isIncomplete, results, search } = useSiteSearch()
  const isAsked = query !== ''
  const isDone = isAsked && !isSearching
  // Documents are drawn without their query. The head of one keeps its height until somebody searches on the page,
  // because the results must not jump.
  const [mayBeCompact, setMayBeCompact] = useState(isAsked)
  const isCompact = mayBeCompact && isAsked
  const ask = (text: string) => {
    setMayBeCompact(true)
    search(text)
  }
  const choose = (suggestion: string) => {
    ask(suggestion)
    // The chip goes; keyboard and screen go on at the top, where the results begin.
    document.querySelector('main')?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }
  return (
    <>
      <Breadcrumbs name="Search" path="/search" />
      <PageHero
        eyebrow="Search"
        title="Search FBC Partners"
        seed="search"
        lead="Subsidiaries, services, news and the company itself."
        isCompact={isCompact}
      >
        <Asking>
          <SearchForm
            query={query}
            isSearching={isSearching}
            isCompact={isCompact}
            onSearch={ask}
          />
          {!isCompact && <Suggestions onChoose={choose} />}
        </Asking>
        <noscript>
          <p>
            Searching here needs scripts, and this browser runs none.{' '}
            <ExternalLink href={webSearchUrl('')}>Search the web for FBC Partners</ExternalLink>{' '}
            instead.
          </p>
        </noscript>
      </PageHero>
      <Results aria-label="Results" aria-busy={isSearching} data-compact={isCompact || undefined}>
        <Container data-width="text">
          <Count role="status">
            {isDone &&
              `${results.length} ${results.length === 1 ? 'result' : 'results'} for “${query}”`}
            {isDone && isIncomplete && ' so far. Some of the site is still being searched.'}
          </Count>
          {isSearching && <SearchSkeleton />}
          {(!isAsked || (isDone && !isIncomplete && results.length === 0)) && (
            <Shortcuts query={query} />
          )}
          {isDone && (
            <>
              <SearchResults query={query} results={results} />
              {isCompact && <Suggestions onChoose={choose} />}
            </>
          )}
        </Container>
      </Results>
    </>
  )
}

/** Links for visitors who have not searched yet, or found nothing. */
function Shortcuts({ query }: { readonly query: string }) {
  return (
    <Ways>
      <Title>{query ? 'No results found' : 'Where would you like to begin?'}</Title>
      {query ? (
        <Muted>Try another word, or start from one of these pages.</Muted>
      ) : (
        <Asking>
          <Muted>
            Type a word above, choose a suggestion, or go straight to one of these pages.
          </Muted>
        </Asking>
      )}
      <Row>
        <ButtonLink to="/about" look="outline">
          About Us
        </ButtonLink>
        <ButtonLink to="/services" look="outline">
          Services
        </ButtonLink>
        <ButtonLink to="/news" look="outline">
          News &amp; Updates
        </ButtonLink>
      </Row>
    </Ways>
  )
}

/** What only a script could answer; servers render the page without its query. */
const Asking = styled.div`
  display: contents;

  @media (scripting: none) {
    display: none;
  }
`

/** The first result is to be on the first screen. */
const Results = styled(Section)`
  &[data-compact] {
    padding-block-start: 24px;
  }
`

const Count = styled.p`
  margin-block-end: 24px;
  color: var(--text-muted);
`

const Ways = styled.div`
  display: grid;
  gap: 16px;
  margin-block-end: 48px;
`
