import type { ApiEndpointOptions } from '../foundation/openapi/api-endpoint.ts'
import { ApiEndpoint } from '../foundation/openapi/api-endpoint.ts'

/** Describes an endpoint of the desk. Any of them may refuse a request without a session, a role or a valid origin. */
export const DeskEndpoint = ({ errors = [], ...options }: ApiEndpointOptions): MethodDecorator =>
  ApiEndpoint({ ...options, errors: [401, 403, ...errors] })
