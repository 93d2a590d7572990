/** A thing as schema.org describes it. */
export type StructuredData = { readonly '@type': string } & Readonly<Record<string, unknown>>

/**
 * Structured data for search engines, in a data block, which no browser runs. Its content cannot close the
 * element. It is invisible, so a page that was rendered without an operator is not rendered again because of
 * its addresses: only the block is updated.
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
