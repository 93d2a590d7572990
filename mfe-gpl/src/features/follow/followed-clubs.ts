import { createDeviceList } from '../device-storage/device-list.ts'

/** Slugs of the clubs that this browser follows. */
export const followedClubs = createDeviceList('gpl-followed-clubs')
