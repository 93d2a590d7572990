import type { ThemeName } from 'shared-ui'

/**
 * Returns the address of the group's home for a screen without a page. The group and its subsidiaries share a
 * theme, and only their sites have a prefix to keep.
 *
 * @param home address of the home of the site that the visitor is on.
 */
export const groupHomeOf = (theme: ThemeName, home: string) => (theme === 'loom' ? home : '/')
