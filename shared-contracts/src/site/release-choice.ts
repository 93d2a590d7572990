/** Where a browser that chose releases returns to what visitors get, by a POST. */
export const LEAVE_CHOICE_PATH = '/preview/leave'

/** Id of the badge that a document of such a browser has, and no other. */
export const CHOICE_BADGE_ID = 'release-choice'
