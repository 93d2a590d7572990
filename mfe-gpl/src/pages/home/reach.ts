/** Marketing figures of the portal (requirement 9). */
export const REACH = [
  { value: 250, suffix: 'K+', label: 'subscribers' },
  { value: 12, suffix: 'M+', label: 'monthly views' },
  { value: 180, suffix: '+', label: 'live matches' },
  { value: 15, suffix: '+', label: 'countries' },
] as const

export const VIEWERS = '30M+ viewers'
