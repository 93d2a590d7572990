/** A thing as schema.org describes it. */
export type StructuredData = { readonly '@type': string } & Readonly<Record<string, unknown>>

/**
 * Structured data for search engines, in a data block, which no browser runs. What it holds cannot close the
 * element. Nobody sees it, so a page that was rendered for no operator is not drawn again because of its
 * addresses: the block alone is brought up to date.
 */
export function JsonLd({ data }: { readonly data: StructuredData }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
  const text = json.replaceAll('<', '\\u003c')
  const bringUpToDate = (element: HTMLScriptElement | null) => {
    if (element && element.textContent !== text) element.textContent = text
  }
  return (
    <script type="application/ld+json" ref={bringUpToDate} suppressHydrationWarning>
      {text}
    </script>
  )
}
