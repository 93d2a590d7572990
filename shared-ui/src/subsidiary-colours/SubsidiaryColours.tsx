import { Global } from '@emotion/react'
import type { SubsidiaryName } from 'shared-contracts/api/subsidiary'
import { subsidiaryNamesQuery } from 'shared-contracts/api/content-queries'
import { useQuery } from 'shared-contracts/query'
import { isSubsidiarySlug, SUBSIDIARY_THEMES } from 'shared-contracts/site/subsidiaries'
import { byNight } from '../theme/by-night.ts'
import { colourTheme } from './colour-theme.ts'

/**
 * Gives each subsidiary the colour from the server, if it differs from the theme's own. A separate subpath
 * outside the shared part. Rendered once per site.
 */
export function SubsidiaryColours() {
  const { data = [] } = useQuery(subsidiaryNamesQuery())
  const styles = data.map(rulesOf).join('')
  return styles && <Global styles={styles} />
}

/** Returns rules with a higher specificity than the theme's, so that their order does not matter. */
function rulesOf({ slug, color = '' }: SubsidiaryName): string {
  const own = isSubsidiarySlug(slug) ? SUBSIDIARY_THEMES[slug] : undefined
  const theme = color.toLowerCase() === own?.strong.toLowerCase() ? null : colourTheme(color)
  if (!theme || !/^[\w-]+$/.test(slug)) return ''
  const { strong, mid, tint } = theme
  const selector = `[data-subsidiary="${slug}"][data-subsidiary]`
  return (
    `${selector}{--accent:${strong};--accent-mid:${mid};--accent-tint:${tint};--thread-2:${mid};--thread-3:${strong}}` +
    byNight(` ${selector}`, '--accent:var(--accent-tint)')
  )
}
