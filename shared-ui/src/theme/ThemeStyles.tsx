import { baseStyles } from './base-styles.ts'
import { subsidiaryProperties, themeProperties } from './custom-properties.ts'
import { PageStyles } from './PageStyles.tsx'
import type { ThemeName } from './tokens.ts'

/** The base styles, and the tokens of a theme; the group's has those of its subsidiaries, too. */
export function ThemeStyles({ theme }: { readonly theme: ThemeName }) {
  return (
    <>
      <PageStyles styles={baseStyles} />
      <PageStyles
        styles={themeProperties(theme) + (theme === 'loom' ? subsidiaryProperties() : '')}
      />
    </>
  )
}
