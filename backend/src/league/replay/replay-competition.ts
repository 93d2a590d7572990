/** Slug of the competition of replays. */
export const REPLAY = 'replay'
