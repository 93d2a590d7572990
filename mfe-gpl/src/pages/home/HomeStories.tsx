import styled from '@emotion/styled'
import { Link } from 'shared-contracts/router'
import { CARD_SIZES, Picture, Tag } from 'shared-ui'
import type { FrontArticle } from '../../queries/league-queries.ts'
import { articleAddress } from '../../site/league-addresses.ts'
import { HomePart } from './HomePart.tsx'

/** The newest stories; renders nothing if there are none. */
export function HomeStories({ articles }: { readonly articles: readonly FrontArticle[] }) {
  if (articles.length === 0) return null
  return (
    <HomePart id="stories" title="From the news" all={{ to: '/news', name: 'All News' }}>
      <Stories>
        {articles.map(({ slug, title, image, focalPoint, category, isSample }) => (
          <li key={slug}>
            <Picture src={image} alt="" sizes={CARD_SIZES} focalPoint={focalPoint} />
            <p>
              <Tag>{category}</Tag> {isSample && <Tag>Sample</Tag>}
            </p>
            <h3>
              <Link to={articleAddress(slug)}>{title}</Link>
            </h3>
          </li>
        ))}
      </Stories>
    </HomePart>
  )
}

/** Side by side; stacked on phones, with the picture beside the text. */
const Stories = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 16px;

  li {
    position: relative;
    display: grid;
    grid-template: auto auto 1fr / minmax(0, 1fr);
    gap: 10px;
    padding-block-end: 16px;
    background: var(--surface-raised);
  }
  img {
    width: 100%;
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }
  p,
  h3 {
    padding-inline: 16px;
  }
  h3 {
    font: 800 1.5rem/1.05 var(--font-display);
    text-transform: uppercase;
    overflow-wrap: anywhere;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  @media (max-width: 767.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;

    li {
      grid-template: auto 1fr / 112px minmax(0, 1fr);
      gap: 6px 0;
      padding-block-end: 0;
    }
    picture {
      grid-row: 1 / -1;
    }
    img {
      height: 100%;
      min-height: 96px;
      aspect-ratio: auto;
    }
    p {
      padding: 10px 12px 0;
    }
    h3 {
      padding: 0 12px 10px;
      font-size: 1.25rem;
    }
  }
`
