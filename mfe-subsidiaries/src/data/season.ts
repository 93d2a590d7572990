import type { RegionCalendar } from '../pages/agricol/season.ts'

export const CALENDAR: readonly RegionCalendar[] = [
  {
    region: 'Southern Ghana',
    seasons: [
      {
        season: 'Major rainy season',
        months: 'April-July',
        icon: 'rain',
        activities: [
          'Plant maize, cassava and yam',
          'Top-dress and weed',
          'Harvest early maize in July',
        ],
      },
      {
        season: 'Minor rainy season',
        months: 'September-November',
        icon: 'drizzle',
        activities: [
          'Plant short maize and vegetables',
          'Protect against armyworm',
          'Harvest cocoa, the main crop',
        ],
      },
      {
        season: 'Dry season',
        months: 'December-March',
        icon: 'sun',
        activities: [
          'Dry and store grain',
          'Irrigate vegetables',
          'Prepare land, prune tree crops',
        ],
      },
    ],
  },
  {
    region: 'Northern Ghana',
    seasons: [
      {
        season: 'Rainy season',
        months: 'April-October',
        icon: 'rain',
        activities: [
          'Plough and plant with the first rains',
          'Plant maize, sorghum, rice, soya and groundnuts',
          'Harvest groundnuts and early maize from September',
        ],
      },
      {
        season: 'Dry season',
        months: 'November-March',
        icon: 'sun',
        activities: [
          'Harvest rice and sorghum',
          'Sell from the store as prices rise',
          'Collect shea and cashew, keep fire away',
        ],
      },
    ],
  },
]
