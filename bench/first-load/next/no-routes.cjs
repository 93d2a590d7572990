/**
 * A webpack loader for `routes.ts`: in Next a page's own file says its route, and the list of all of them with their lazy
 * scripts would only weigh.
 */
module.exports = () => 'export const routes = []'
