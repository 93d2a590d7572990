import type { ArticleResponse } from 'shared-contracts/league/article'
import { PORTAL_PREFIX } from 'shared-contracts/site/addresses'
import { JsonLd, useAddressOf } from 'shared-ui/structured-data'
import { articleAddress } from '../../site/league-addresses.ts'

/** Structured data and sharing metadata of a story; none for a sample. */
export function ArticleFacts({ article }: { readonly article: ArticleResponse }) {
  const { slug, title, excerpt, author, publishedAt, changedAt, image, isSample } = article
  const addressOf = useAddressOf()
  const address = addressOf(PORTAL_PREFIX + articleAddress(slug))
  const picture = image.startsWith('/') ? addressOf(`${image}-1280.webp`) : image
  return (
    <>
      <meta property="og:type" content="article" />
      {picture && <meta property="og:image" content={picture} />}
      <meta property="article:published_time" content={publishedAt} />
      {!isSample && (
        <JsonLd
          data={{
            '@type': 'NewsArticle',
            '@id': `${address}#story`,
            headline: title,
            description: excerpt,
            datePublished: publishedAt,
            dateModified: changedAt,
            ...(picture && { image: [picture] }),
            url: address,
            mainEntityOfPage: address,
            inLanguage: 'en',
            author: { '@type': 'Person', name: author },
            publisher: { '@id': addressOf(`${PORTAL_PREFIX}#league`) },
          }}
        />
      )}
    </>
  )
}
