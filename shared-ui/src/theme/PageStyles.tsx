import { __unsafe_useEmotionCache as useEmotionCache, css } from '@emotion/react'
import { StyleSheet } from '@emotion/sheet'
import type { EmotionCache } from '@emotion/cache'
import { useInsertionEffect, useMemo } from 'react'

/** For each cache, the style sheet that precedes those of components. */
const sheets = new WeakMap<EmotionCache, StyleSheet>()

/**
 * Styles of the whole page. They are added once, by the document or by the first component that needs them, and
 * they stay, because several roots share a page. Emotion's `Global` would add its own copy for each, and with
 * every copy the browser recalculates the style of each element.
 */
export function PageStyles({ styles }: { readonly styles: string }) {
  const cache = useEmotionCache()
  const serialized = useMemo(() => css(styles), [styles])
  const isServer = typeof document === 'undefined'
  if (cache && isServer) cache.insert('', serialized, cache.sheet, true)
  useInsertionEffect(() => {
    if (!cache || cache.inserted[serialized.name] !== undefined) return
    cache.insert('', serialized, sheetOf(cache), true)
  }, [cache, serialized])
  return null
}

function sheetOf(cache: EmotionCache): StyleSheet {
  const known = sheets.get(cache)
  if (known) return known
  const { nonce, container, tags, isSpeedy } = cache.sheet
  const sheet = new StyleSheet({ key: `${cache.key}-page`, nonce, container, speedy: isSpeedy })
  sheet.before = tags[0] ?? null
  sheets.set(cache, sheet)
  return sheet
}
