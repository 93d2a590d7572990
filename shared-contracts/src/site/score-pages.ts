/** Cache in which a phone keeps the scorer's pages, so that they open without a network. */
export const SCORE_CACHE = 'desk-score-v1'

/** Where the scorer's pages are. */
export const SCORE_PATH = '/desk/score'

/** Whether it is the path of a scorer's page. */
export const isScorePath = (pathname: string) => `${pathname}/`.startsWith(`${SCORE_PATH}/`)
