import { createElement, Fragment } from 'react'
import { expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { headElements } from './head-elements.ts'

it('makes the elements that a page wrote into its head', () => {
  const written = renderToStaticMarkup(
    createElement(
      Fragment,
      null,
      createElement('title', null, `Kotoko's "Super" <Clash> & more`),
      createElement('meta', { name: 'description', content: `"Oil & gas"` }),
      createElement('link', {
        rel: 'preload',
        as: 'image',
        imageSrcSet: '/a.avif 640w',
        fetchPriority: 'high',
      }),
    ),
  )
  const again = renderToStaticMarkup(createElement(Fragment, null, ...headElements(written)))
  expect(again).toBe(written)
  expect(again).toContain('<title>Kotoko&#x27;s')
})
