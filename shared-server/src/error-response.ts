import { STATUS_CODES } from 'node:http'
import type { ErrorResponse } from 'shared-contracts/api/error'

/** Body of an error, the same from edge and API. */
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
