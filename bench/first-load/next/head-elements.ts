import { createElement, type ReactElement } from 'react'

const TAG = /<(title|meta|link)([^>]*)>(?:([^<]*)<\/title>)?/g
const ATTRIBUTE = / ([\w:-]+)="([^"]*)"/g

/**
 * Converts metadata that React rendered before a page back into elements: Next's head does not take text.
 *
 * @param metadata tags with the attributes and escapes of React's own server.
 */
export const headElements = (metadata: string): ReactElement[] =>
  Array.from(metadata.matchAll(TAG), ([tag, name = '', attributes = '', text], index) => {
    const props: Record<string, string> = { key: `${index} ${tag}` }
    for (const [, attribute = '', value = ''] of attributes.matchAll(ATTRIBUTE))
      props[PROPERTIES[attribute] ?? attribute] = plain(value)
    return createElement(name, props, ...(text === undefined ? [] : [plain(text)]))
  })

/** Attributes with a different spelling in React. */
const PROPERTIES: Readonly<Record<string, string>> = {
  crossorigin: 'crossOrigin',
  fetchpriority: 'fetchPriority',
  imagesizes: 'imageSizes',
  imagesrcset: 'imageSrcSet',
}

const LETTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

const plain = (escaped: string) =>
  escaped.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => LETTERS[entity] ?? entity)
