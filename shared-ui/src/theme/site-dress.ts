import { createContext } from 'react'
import type { StyleCache } from 'shared-contracts/host'
import type { ThemeName } from './tokens.ts'

interface Dress {
  readonly theme: ThemeName
  readonly cache: StyleCache
}

/** What a part needs to know of the site around it when it is drawn by a root of its own. */
export const SiteDress = createContext<Dress | null>(null)
