import type { RenderRequest } from 'shared-contracts/rendering'

/** The home page of a release over the stub runtime, without data. */
export const renderRequest: RenderRequest = {
  basePath: '/gpl',
  path: '/',
  search: '',
  answers: {},
  isBuilt: false,
}

/** A release whose pages are the given script; another script is another release. */
export const renderableOf = (pages: string, label = 'mfe-gpl@1.0.0') => ({
  key: pages,
  label,
  pages,
})
