/**
 * A webpack loader that empties `routes.ts`: in Next a page's own file declares its route, and the list of all
 * routes with their lazy scripts would only add weight.
 */
module.exports = () => 'export const routes = []'
