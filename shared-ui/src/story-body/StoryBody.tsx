import styled from '@emotion/styled'
import { Fragment, type ReactNode } from 'react'
import type { Block, Span, StoryBody as Blocks } from 'shared-contracts/api/story-body'
import { ExternalLink, Muted, Picture } from 'shared-ui'

type Spans = readonly Span[]
/** Returns the address of a site path for the visitor: under the base path by which they came. */
export type HrefOf = (path: string) => string

interface StoryBodyProps {
  readonly body: Blocks
  readonly hrefOf?: HrefOf
}

/**
 * A story's text, rendered from its blocks, so that nothing else from an author can reach the page. A separate
 * subpath outside the shared part: sites with stories bundle it.
 */
export function StoryBody({ body, hrefOf = (path) => path }: StoryBodyProps) {
  return (
    <Text>
      {body.map((block, place) => (
        <BlockView key={place} block={block} hrefOf={hrefOf} />
      ))}
    </Text>
  )
}

interface BlockProps {
  readonly block: Block
  readonly hrefOf: HrefOf
}

function BlockView({ block, hrefOf }: BlockProps) {
  const words = (spans: Spans) => <Words spans={spans} hrefOf={hrefOf} />
  switch (block.type) {
    case 'paragraph':
      return <p>{words(block.spans)}</p>
    case 'heading':
      return block.level === 2 ? <h2>{words(block.spans)}</h2> : <h3>{words(block.spans)}</h3>
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, place) => (
            <li key={place}>{words(item)}</li>
          ))}
        </List>
      )
    }
    case 'quotation':
      return (
        <blockquote>
          {block.paragraphs.map((paragraph, place) => (
            <p key={place}>{words(paragraph)}</p>
          ))}
        </blockquote>
      )
    case 'picture':
      return (
        <figure>
          <Picture src={block.address} alt={block.alt} sizes="(max-width: 760px) 100vw, 720px" />
          {block.caption && <Muted as="figcaption">{block.caption}</Muted>}
        </figure>
      )
    case 'table':
      return <Table block={block} words={words} />
  }
}

interface TableProps {
  readonly block: Extract<Block, { type: 'table' }>
  readonly words: (spans: Spans) => ReactNode
}

/** A table that is wider than a phone scrolls by itself, also by keyboard. */
function Table({ block: { head, rows }, words }: TableProps) {
  return (
    <Scroller role="region" aria-label="Table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, place) => (
              <th key={place} scope="col">
                {words(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
              {row.map((cell, column) => (
                <td key={column}>{words(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

function Words({ spans, hrefOf }: { readonly spans: Spans; readonly hrefOf: HrefOf }) {
  return spans.map(({ text, marks = [], href }, place) => {
    const strong = marks.includes('strong') ? <strong>{text}</strong> : text
    const marked = marks.includes('emphasis') ? <em>{strong}</em> : strong
    if (href === undefined) return <Fragment key={place}>{marked}</Fragment>
    if (href.startsWith('https:')) {
      return (
        <ExternalLink key={place} href={href}>
          {marked}
        </ExternalLink>
      )
    }
    return (
      <a key={place} href={href.startsWith('/') ? hrefOf(href) : href}>
        {marked}
      </a>
    )
  })
}

const Text = styled.div`
  display: grid;
  gap: 20px;
  font-size: var(--text-m);
  line-height: 1.7;
  overflow-wrap: anywhere;

  > * {
    min-width: 0;
    max-width: 68ch;
  }
  h2,
  h3 {
    margin-block-start: 20px;
    font: var(--display-weight) var(--text-xl) / 1.2 var(--font-display);
    text-wrap: balance;
  }
  h3 {
    font-size: var(--text-l);
  }
  ul,
  ol {
    display: grid;
    gap: 8px;
    padding-inline-start: 1.4em;
  }
  ul {
    list-style: square;
  }
  ol {
    list-style: decimal;
  }
  li::marker {
    color: var(--accent-mid);
  }
  blockquote {
    display: grid;
    gap: 12px;
    padding-inline-start: 24px;
    font-size: var(--text-l);
    border-inline-start: 4px solid var(--accent-mid);
  }
  figure {
    display: grid;
    gap: 10px;
    max-width: 100%;
  }
  figure img {
    width: 100%;
    height: auto;
    border-radius: var(--radius-m);
  }
  figcaption {
    font-size: var(--text-s);
  }
`

const Scroller = styled.div`
  overflow-x: auto;
  max-width: 100%;

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--text-s);
  }
  th,
  td {
    padding: 10px 16px 10px 0;
    text-align: start;
    vertical-align: top;
    overflow-wrap: normal;
    border-block-end: 1px solid var(--line);
  }
  th {
    font-weight: 600;
  }
`
