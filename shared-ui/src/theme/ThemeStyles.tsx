import { SUBSIDIARY_SLUGS, type SubsidiarySlug } from 'shared-contracts/site/subsidiaries'
import { baseStyles } from './base-styles.ts'
import { subsidiaryProperties, themeProperties } from './custom-properties.ts'
import { PageStyles } from './PageStyles.tsx'
import type { ThemeName } from './tokens.ts'

interface ThemeStylesProps {
  readonly theme: ThemeName
  /** The one subsidiary whose site this is; otherwise a site of the group may show them all. */
  readonly subsidiary?: SubsidiarySlug | undefined
}

/** The base styles, and the tokens of a theme. */
export function ThemeStyles({ theme, subsidiary }: ThemeStylesProps) {
  return (
    <>
      <PageStyles styles={baseStyles} />
      <PageStyles styles={themeProperties(theme)} />
      {theme === 'loom' && (
        <PageStyles styles={subsidiaryProperties(subsidiary ? [subsidiary] : SUBSIDIARY_SLUGS)} />
      )}
    </>
  )
}
