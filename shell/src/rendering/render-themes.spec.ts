import { expect, it } from '@jest/globals'
import { CLOSED_MESSAGE, HOME_ADDRESS } from 'shared-contracts/release'
import { renderThemes } from './render-themes.tsx'

const themes = await renderThemes()

it.each(Object.entries(themes))(
  'puts each screen of %s as a whole into one main landmark',
  (_name, theme) => {
    for (const { html } of [theme.notFound, theme.closed]) {
      expect(html.match(/<main[ >]/g)).toHaveLength(1)
      expect(html).toMatch(/<main>.*<h1.*<a .*<\/main>/s)
    }
  },
)

it.each(Object.entries(themes))(
  'leaves the edge a mark in the screens of %s, once, for what it alone knows',
  (_name, { notFound, closed }) => {
    expect(notFound.html.split(`href="${HOME_ADDRESS}"`)).toHaveLength(2)
    expect(closed.html.split(CLOSED_MESSAGE)).toHaveLength(2)
    expect(closed.html.split(`href="${HOME_ADDRESS}"`)).toHaveLength(2)
  },
)
