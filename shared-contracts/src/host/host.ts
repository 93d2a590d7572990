/** Host services for remotes, besides the facades of router and query: one instance on a page. */
export * from './host-services.ts'
export * from './http-client.ts'
export * from './http-error.ts'
export * from './parse-list.ts'
export * from './toast-store.ts'
