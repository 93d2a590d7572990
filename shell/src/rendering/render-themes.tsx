import type { ReactElement } from 'react'
import type { StyleCache } from 'shared-contracts/host'
import { CLOSED_MESSAGE, HOME_ADDRESS, type Fragment } from 'shared-contracts/release'
import { ClosedScreen, NotFoundScreen, ScreenHeader, SiteTheme, type ThemeName } from 'shared-ui'
import { canvasColours, themeCanvas, usualScheme } from 'shared-ui/canvas'
import { THEME_FONTS } from 'shared-ui/fonts'
import { groupHomeOf } from '../group-home.ts'
import { renderFragment } from './render-fragment.ts'

/** The parts of a document that come from the host, whichever remote answers. */
export interface ThemeScreens {
  readonly styles: string
  readonly colours: { readonly light: string; readonly dark: string }
  /** Scheme of a site whose visitor chose none; null if the system decides. */
  readonly usual: 'light' | 'dark' | null
  readonly fonts: readonly string[]
  readonly notFound: Fragment
  readonly closed: Fragment
}

/** Renders the screens of every theme, by its name. */
export function renderThemes(): Record<string, ThemeScreens> {
  const names: readonly ThemeName[] = ['loom', 'floodlight', 'premiership']
  const themes = names.map((theme) => {
    const { faces, preloads } = THEME_FONTS[theme]
    const styles = themeCanvas(theme) + faces.join('')
    const screen = (
      title: string,
      prefix: string,
      content: ReactElement,
      header: ReactElement | null = null,
    ) =>
      renderScreen(
        (cache) => (
          <SiteTheme theme={theme} cache={cache}>
            <title>{title}</title>
            <meta name="robots" content="noindex" />
            {header}
            <main>{content}</main>
          </SiteTheme>
        ),
        prefix,
      )
    const notFound = screen(
      '404 Page Not Found',
      'not-found-',
      <NotFoundScreen home={HOME_ADDRESS} groupHome={groupHomeOf(theme, HOME_ADDRESS)} />,
      <ScreenHeader theme={theme} home={HOME_ADDRESS} />,
    )
    const closed = screen(
      'Closed for now',
      'closed-',
      <ClosedScreen message={CLOSED_MESSAGE} home={HOME_ADDRESS} />,
    )
    const colours = canvasColours(theme)
    const usual = usualScheme(theme)
    return [theme, { styles, colours, usual, fonts: preloads, notFound, closed }] as const
  })
  return Object.fromEntries(themes)
}

function renderScreen(
  render: (cache: StyleCache) => ReactElement,
  identifierPrefix: string,
): Fragment {
  const fragment = renderFragment(render, identifierPrefix)
  if (!fragment) throw new Error(`The screen ${identifierPrefix} waits for a script`)
  return fragment
}
