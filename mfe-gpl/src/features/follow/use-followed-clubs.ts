import { useEffect } from 'react'
import type { Named } from 'shared-contracts/league/name'
import { useQuery } from 'shared-contracts/query'
import { clubsQuery } from '../../queries/league-queries.ts'
import { useDeviceList } from '../device-storage/device-list.ts'
import { followedClubs } from './followed-clubs.ts'

/**
 * Returns the slugs of the clubs that this browser follows, a function to toggle one on this device, and their names. A
 * club that has another slug since it was followed gets that one on the device as well.
 *
 * @param here clubs of the page; the others are read if one of them is followed.
 */
export function useFollowedClubs(here: readonly Named[]) {
  const { ids: followed, toggle } = useDeviceList(followedClubs)
  const areHere = followed.every((slug) => here.some((club) => club.slug === slug))
  const { data: all } = useQuery({ ...clubsQuery(), enabled: !areHere })
  useEffect(() => {
    const slugNow = (slug: string) =>
      all?.find(({ formerSlugs }) => formerSlugs?.includes(slug))?.slug ?? slug
    followedClubs.getState().rename(slugNow)
  }, [all, followed])
  const nameOf = (slug: string) =>
    [...here, ...(all ?? [])].find((club) => club.slug === slug)?.name ?? slug
  return { followed, toggle, nameOf }
}
