/** Stands for all clubs where an address has the slug of one, so no club has it. */
export const ALL_CLUBS = 'all'
