import { useLocation } from 'shared-contracts/router'
import { PAGES, type PortalPage } from './navigation.ts'

/** Pages with lists of records, by the first part of the records' own addresses. */
const LISTS: Readonly<Partial<Record<string, string>>> = {
  matches: '/fixtures',
  teams: '/teams',
  players: '/players',
  news: '/news',
}

export interface CurrentPage {
  readonly page: PortalPage
  /** Whether the visitor is at a record that the page lists. */
  readonly isRecord: boolean
}

/** Returns the page of the navigation at which the visitor is; undefined for none. */
export function useCurrentPage(): CurrentPage | undefined {
  const path = useLocation().pathname.replace(/(?<=.)\/$/, '')
  const list = /^\/([^/]+)\/[^/]+$/.exec(path)?.[1]
  const isRecord = list !== undefined
  const address = isRecord ? LISTS[list] : path
  const page = PAGES.find(({ to }) => to === address)
  return page && { page, isRecord }
}
