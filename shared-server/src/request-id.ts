/** Only this form is accepted: anything else from a client could forge log lines. */
const REQUEST_ID = /^[\w-]{8,64}$/

/** Whether the value of a header is a request id that can be adopted. */
export const isRequestId = (value: unknown): value is string =>
  typeof value === 'string' && REQUEST_ID.test(value)
