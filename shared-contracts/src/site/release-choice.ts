/** Path that ends a browser's choice of releases, by POST: it then gets those of all visitors again. */
export const LEAVE_CHOICE_PATH = '/preview/leave'

/** Id of the badge in documents of browsers that chose releases. */
export const CHOICE_BADGE_ID = 'release-choice'
