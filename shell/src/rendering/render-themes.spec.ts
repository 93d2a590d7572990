/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["source", "node"]}
 */
import { expect, it } from '@jest/globals'
import { CLOSED_MESSAGE, HOME_ADDRESS } from 'shared-contracts/release'
import { renderThemes } from './render-themes.tsx'

const themes = renderThemes()
/** Addresses to which the searches of the not-found screens lead. */
const SEARCHES: Record<string, readonly string[]> = {
  loom: [`${HOME_ADDRESS}/search`],
  floodlight: [`${HOME_ADDRESS}/news`],
  premiership: [],
}

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
  'leaves the edge marks in the screens of %s for what it alone knows',
  (name, { notFound, closed }) => {
    // Only the group has a prefix, which the link to it keeps.
    const isOfGroup = name === 'loom'
    expect(notFound.html.split(`href="${HOME_ADDRESS}"`)).toHaveLength(isOfGroup ? 4 : 3)
    expect(notFound.html).toContain(`href="${HOME_ADDRESS}/`)
    expect([...notFound.html.matchAll(/action="([^"]*)"/g)].map(([, address]) => address)).toEqual(
      SEARCHES[name],
    )
    expect(closed.html.split(CLOSED_MESSAGE)).toHaveLength(2)
    expect(closed.html.split(`href="${HOME_ADDRESS}"`)).toHaveLength(2)
  },
)

it.each(Object.entries(themes))(
  'carries no styles of %s for classes that nothing wears, and none for browsers of the past',
  (_name, { notFound, closed }) => {
    for (const { html, styles } of [notFound, closed]) {
      const worn = new Set(html.match(/\bcss-[\w-]+/g))
      expect(worn.size).toBeGreaterThan(3)
      expect(
        [...styles.matchAll(/\.(css-[\w-]+)/g)].filter(([, name]) => !worn.has(name ?? '')),
      ).toEqual([])
      expect(styles).not.toMatch(/-ms-|-webkit-(?:box|flex|transform|transition)/)
    }
  },
)
