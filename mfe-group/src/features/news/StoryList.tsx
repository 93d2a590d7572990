import type { NewsResponse } from 'shared-contracts/api/news'
import { JsonLd, useAddressOf } from 'shared-ui/structured-data'

/**
 * Structured data of the stories on a page. Our own stories are identified by the address of their page. The
 * others are published elsewhere: each names the body that it is about, without author or date. A sample is marked
 * as one, not as a report.
 */
export function StoryList({ articles }: { readonly articles: readonly NewsResponse[] }) {
  const addressOf = useAddressOf()
  return (
    <JsonLd
      data={{
        '@type': 'ItemList',
        numberOfItems: articles.length,
        itemListElement: articles.map(
          ({ title, excerpt, date, slug, source, sourceUrl, isSample }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            item:
              slug && !isSample
                ? {
                    '@type': 'NewsArticle',
                    headline: title,
                    abstract: excerpt,
                    datePublished: date,
                    url: addressOf(`/news/${slug}`),
                  }
                : {
                    '@type': 'CreativeWork',
                    name: title,
                    abstract: excerpt,
                    ...(isSample && { creativeWorkStatus: 'Sample' }),
                    about: source && { '@type': 'Organization', name: source, url: sourceUrl },
                  },
          }),
        ),
      }}
    />
  )
}
