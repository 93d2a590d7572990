/** Slug of the competition in which matches are played again. */
export const REPLAY = 'replay'
