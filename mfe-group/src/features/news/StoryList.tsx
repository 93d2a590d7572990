import { JsonLd } from 'shared-ui/structured-data'
import type { NewsArticle } from '../../data/news.ts'

/**
 * The stories that a page lists. They are samples, no reports: each says so, names the body that it is about,
 * and claims neither author nor day.
 */
export function StoryList({ articles }: { readonly articles: readonly NewsArticle[] }) {
  return (
    <JsonLd
      data={{
        '@type': 'ItemList',
        numberOfItems: articles.length,
        itemListElement: articles.map(({ title, excerpt, source, sourceUrl }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: {
            '@type': 'CreativeWork',
            name: title,
            abstract: excerpt,
            creativeWorkStatus: 'Sample',
            about: { '@type': 'Organization', name: source, url: sourceUrl },
          },
        })),
      }}
    />
  )
}
