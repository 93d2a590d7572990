/** What a visitor can do when something could not be loaded. */
export const RETRY_HINT = 'Please check your connection and try again.'
