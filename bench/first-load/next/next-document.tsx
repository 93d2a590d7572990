import type { ComponentType, ReactNode } from 'react'
import { styleNames } from 'shared-contracts/rendering'
import { createStyleCache } from 'shared-ui'
import { canvasColours, themeCanvas, usualScheme } from 'shared-ui/canvas'
import { drawFields } from 'shared-ui/fields'
import { THEME_FONTS } from 'shared-ui/fonts'
import { fragmentOf } from 'shell/fragment-of'
import { headElements } from './head-elements.ts'
import type { NextAppProps } from './NextApp.tsx'

type Theme = keyof typeof THEME_FONTS

/** Parts of Next's own document, from `next/document`; passed in because the workspace does not install Next. */
interface NextParts {
  readonly Html: ComponentType<Record<string, unknown>>
  readonly Head: ComponentType<{ readonly children: ReactNode }>
  readonly Main: ComponentType
  readonly NextScript: ComponentType
}

/** Context that Next passes to a document before it is rendered. */
interface DocumentContext {
  /** The page's file, such as `/gpl/matches/[match]`. */
  readonly pathname: string
  readonly renderPage: (options: {
    enhanceApp: (App: ComponentType<NextAppProps>) => ComponentType<NextAppProps>
  }) => Promise<{ readonly html: string; readonly head?: unknown }>
}

interface Painted {
  readonly theme: Theme
  /** Metadata rendered by the page. */
  readonly metadata: string
  /** Styles that the page uses, and names of those whose text does not contain their name. */
  readonly css: string
  readonly names: string
}

// Render complete form fields: documents contain them.
drawFields()

/** `_document`: the same styles, fonts and marks in its head as the platform's, in the same order. */
export function nextDocument({ Html, Head, Main, NextScript }: NextParts) {
  const NextDocument = ({ theme, metadata, css, names }: Painted) => (
    <Html lang="en" data-theme={theme}>
      <Head>
        {headElements(metadata)}
        <link rel="icon" type="image/svg+xml" href={`/icons/${theme}.svg`} />
        <link rel="apple-touch-icon" href={`/icons/${theme}-192.png`} />
        <link rel="manifest" href={`/icons/${theme}.webmanifest`} />
        {SCHEMES.map((scheme) => (
          <meta
            key={scheme}
            name="theme-color"
            content={canvasColours(theme)[usualScheme(theme) ?? scheme]}
            media={`(prefers-color-scheme: ${scheme})`}
          />
        ))}
        <style dangerouslySetInnerHTML={{ __html: CANVASES + THEME_FONTS[theme].faces.join('') }} />
        <style data-emotion="css" data-names={names} dangerouslySetInnerHTML={{ __html: css }} />
        {THEME_FONTS[theme].preloads.map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            href={href}
            crossOrigin="anonymous"
          />
        ))}
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  )
  NextDocument.getInitialProps = async ({ pathname, renderPage }: DocumentContext) => {
    const styleCache = createStyleCache()
    const rendered = await renderPage({
      enhanceApp: (App) =>
        function Styled(props) {
          return <App {...props} styleCache={styleCache} />
        },
    })
    const { head, html, styles, styleIds } = fragmentOf(rendered.html, styleCache.inserted)
    const named = new Set(styleNames(styles))
    const names = styleIds.filter((id) => !named.has(id)).join(' ')
    // Next uses `head` and `styles` for something else.
    return { ...rendered, html, theme: themeOf(pathname), metadata: head, css: styles, names }
  }
  return NextDocument
}

const SCHEMES = ['light', 'dark'] as const
const THEMES: readonly Theme[] = ['loom', 'floodlight', 'premiership']
const CANVASES = THEMES.map(themeCanvas).join('')

function themeOf(pathname: string): Theme {
  if (/^\/gpl(?:\/|$)/.test(pathname)) return 'floodlight'
  return /^\/ghanapremiership(?:\/|$)/.test(pathname) ? 'premiership' : 'loom'
}
