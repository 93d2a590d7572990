import createError from '@fastify/error'

export const ApiUnreachable = createError('API_UNREACHABLE', 'The API cannot be reached', 503)
export const ApiTooSlow = createError('API_TOO_SLOW', 'The API did not answer in time', 504)
