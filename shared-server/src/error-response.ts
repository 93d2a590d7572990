import { STATUS_CODES } from 'node:http'
import type { ErrorResponse } from 'shared-contracts/api/error'

/** Makes the body of an error, the same for edge and API. */
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
