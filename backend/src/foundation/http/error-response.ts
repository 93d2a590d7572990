import { STATUS_CODES } from 'node:http'
import type { ErrorResponse } from 'shared-contracts/api/error'

/** The body of an error, as every client of the API reads it. */
export function errorResponse(
  statusCode: number,
  message: string,
  requestId: string,
  fieldErrors?: Record<string, string[]>,
): ErrorResponse {
  return {
    statusCode,
    error: STATUS_CODES[statusCode] ?? 'Error',
    message,
    requestId,
    ...(fieldErrors && { fieldErrors }),
  }
}
