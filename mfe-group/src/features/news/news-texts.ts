/** Messages that replace missing stories. */
export const NEWS_FAILURE = {
  title: 'The news could not be loaded',
  hint: 'Please check your connection and try again.',
}
export const NO_NEWS = {
  title: 'No news found',
  hint: 'Please come back a little later.',
}
