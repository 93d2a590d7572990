/** Returns the structured data of a page, in the order of its data blocks. */
export const structuredDataOf = (container: ParentNode): unknown[] =>
  [...container.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }): unknown => JSON.parse(textContent ?? ''),
  )
