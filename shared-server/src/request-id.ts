/** Anything else that a client sends could forge lines of a log. */
const REQUEST_ID = /^[\w-]{8,64}$/

/** Whether the value of a header is a request id that may be taken over. */
export const isRequestId = (value: unknown): value is string =>
  typeof value === 'string' && REQUEST_ID.test(value)
