import type { StoryResponse } from 'shared-contracts/api/news'
import { groupReference, JsonLd, useAddressOf } from 'shared-ui/structured-data'

/** Structured data and sharing metadata of a story. */
export function StoryFacts({ story }: { readonly story: StoryResponse }) {
  const { title, excerpt, date, imageUrl, imageAlt, slug, isSample } = story
  const addressOf = useAddressOf()
  const group = groupReference(addressOf)
  const address = addressOf(`/news/${slug}`)
  const picture = imageUrl.startsWith('/') ? addressOf(`${imageUrl}-1280.webp`) : imageUrl
  return (
    <>
      <meta property="og:type" content="article" />
      <meta property="og:image" content={picture} />
      {imageAlt && <meta property="og:image:alt" content={imageAlt} />}
      <meta property="article:published_time" content={date} />
      <JsonLd
        data={{
          '@type': isSample ? 'CreativeWork' : 'NewsArticle',
          ...(isSample && { creativeWorkStatus: 'Sample' }),
          '@id': `${address}#story`,
          headline: title,
          description: excerpt,
          datePublished: date,
          image: [picture],
          url: address,
          mainEntityOfPage: address,
          inLanguage: 'en',
          author: group,
          publisher: group,
        }}
      />
    </>
  )
}
