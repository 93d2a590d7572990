import type { ApiEndpointOptions } from '../foundation/openapi/api-endpoint.ts'
import { ApiEndpoint } from '../foundation/openapi/api-endpoint.ts'

/** Describes a call of the desk: any may be refused for want of a session, of a role, or of an origin. */
export const DeskEndpoint = ({ errors = [], ...options }: ApiEndpointOptions): MethodDecorator =>
  ApiEndpoint({ ...options, errors: [401, 403, ...errors] })
