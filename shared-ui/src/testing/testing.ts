/** Shared parts of remotes' tests: a host without navigation, an API with given answers, and a whole page. */
export { answerApi, type Answer, type Answers, type SentRequest } from './answer-api.ts'
export { aCompany } from './company.ts'
export { field } from './field.ts'
export { inHost, testHost } from './in-host.tsx'
export { loadPage, renderPage } from './render-page.tsx'
export { rulesOf } from './rules-of.ts'
export { catchSavedFiles } from './saved-files.ts'
export { structuredDataOf } from './structured-data-of.ts'
