// How the portal shows a match. The league's data has no such information: the clips are the portal's own.

/** A camera of the ground and its clip under `/media/live/`, without type. */
export interface Camera {
  readonly name: string
  readonly clip: string
}

export const CAMERAS: readonly [Camera, ...Camera[]] = [
  { name: 'Main', clip: 'main' },
  { name: 'Tactical View', clip: 'tactical' },
  { name: 'Behind Goal', clip: 'behind-goal' },
  { name: 'Crowd Cam', clip: 'crowd' },
]

export const QUALITIES = ['4K', '1080p', '720p', '480p'] as const
export const DEFAULT_QUALITY = '1080p'

/** Requirement 9: on a scale from 0 to 100. */
export const DEFAULT_VOLUME = 80
