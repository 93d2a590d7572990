import { createContext } from 'react'
import type { StyleCache } from 'shared-contracts/host'
import type { ThemeName } from './tokens.ts'

interface Dress {
  readonly theme: ThemeName
  readonly cache: StyleCache
}

/** Site properties for a part that is rendered in a root of its own. */
export const SiteDress = createContext<Dress | null>(null)
