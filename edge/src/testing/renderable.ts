import type { RenderRequest } from 'shared-contracts/rendering'

/** Request for the home page of a release with the stub runtime, without data. */
export const renderRequest: RenderRequest = {
  basePath: '/gpl',
  path: '/',
  search: '',
  answers: {},
  isBuilt: false,
}

/** Makes a release whose pages are the given script; another script makes another release. */
export const renderableOf = (pages: string, label = 'mfe-gpl@1.0.0') => ({
  key: pages,
  label,
  pages,
})
