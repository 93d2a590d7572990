/** Structured data of schema.org for search engines. */
export type StructuredData = { readonly '@type': string } & Readonly<Record<string, unknown>>

/** A data block, which no browser runs. What it holds cannot close the element. */
export function JsonLd({ data }: { readonly data: StructuredData }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
  return <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>
}
