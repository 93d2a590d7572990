/** Cache in which a phone keeps the scorer's pages, so that they open without a network. */
export const SCORE_CACHE = 'desk-score-v1'

/** Path of the scorer's pages. */
export const SCORE_PATH = '/desk/score'

/** Whether a path is that of a scorer's page. */
export const isScorePath = (pathname: string) => `${pathname}/`.startsWith(`${SCORE_PATH}/`)
