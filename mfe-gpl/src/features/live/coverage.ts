// How the portal shows a match, which no record of a league says: the clips are its own art.

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

/** Requirement 9: of 0 to 100. */
export const DEFAULT_VOLUME = 80
