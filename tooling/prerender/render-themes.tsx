import { CLOSED_MESSAGE, HOME_ADDRESS, type Fragment } from 'shared-contracts/release'
import { ClosedScreen, NotFoundScreen, SiteTheme, type ThemeName } from 'shared-ui'
import { canvasColours, themeCanvas } from 'shared-ui/canvas'
import { FONT_FACES, THEME_FONTS } from 'shared-ui/fonts'
import { renderFragment } from './render-fragment.tsx'

/** The parts of a document that come from the host whatever remote answers, by theme. */
export async function renderThemes(): Promise<
  Record<
    string,
    {
      styles: string
      colours: { light: string; dark: string }
      fonts: readonly string[]
      notFound: Fragment
      closed: Fragment
    }
  >
> {
  const names: readonly ThemeName[] = ['loom', 'floodlight', 'premiership']
  // Other sites may follow in the same document, so it knows the canvas and the faces of all.
  const styles = names.map(themeCanvas).join('') + FONT_FACES
  const themes = names.map(async (theme) => {
    const { preloads } = THEME_FONTS[theme]
    const notFound = await renderFragment(
      (cache) => (
        <SiteTheme theme={theme} cache={cache}>
          <title>404 Page Not Found</title>
          <meta name="robots" content="noindex" />
          <main>
            <NotFoundScreen home={HOME_ADDRESS} />
          </main>
        </SiteTheme>
      ),
      'not-found-',
    )
    const closed = await renderFragment(
      (cache) => (
        <SiteTheme theme={theme} cache={cache}>
          <title>Closed for now</title>
          <meta name="robots" content="noindex" />
          <main>
            <ClosedScreen message={CLOSED_MESSAGE} home={HOME_ADDRESS} />
          </main>
        </SiteTheme>
      ),
      'closed-',
    )
    const colours = canvasColours(theme)
    return [theme, { styles, colours, fonts: preloads, notFound, closed }] as const
  })
  return Object.fromEntries(await Promise.all(themes))
}
