/**
 * What both sides of every boundary agree on. Host and remotes share one instance of this module at
 * runtime; `/router`, `/query` and `/remote` are shared beside it, and the other entries are plain code.
 */
export * from './api/career.ts'
export * from './api/contact.ts'
export * from './api/error.ts'
export * from './api/news.ts'
export * from './api/newsletter.ts'
export * from './api/parse-list.ts'
export * from './api/prices.ts'
export * from './api/subsidiary.ts'
export * from './format/format.ts'
export * from './http/http-client.ts'
export * from './http/http-error.ts'
export * from './release/select-route.ts'
export * from './remote/host.ts'
export * from './site/addresses.ts'
export * from './site/company.ts'
export * from './site/subsidiaries.ts'
export * from './toast/toast-store.ts'
