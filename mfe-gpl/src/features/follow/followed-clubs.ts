import { createDeviceList } from '../device-storage/device-list.ts'

/** Slugs of the clubs of which this browser is told. */
export const followedClubs = createDeviceList('gpl-followed-clubs')
