import { BadRequestException, StandardSchemaValidationPipe } from '@nestjs/common'

type Issues = Parameters<
  NonNullable<
    NonNullable<ConstructorParameters<typeof StandardSchemaValidationPipe>[0]>['exceptionFactory']
  >
>[0]

/** Maximum number of reported issues: a hostile body must not cause a long response. */
const MAX_ISSUES = 100

/** A body rejected by its schema, with the messages of each field. */
export class InvalidBodyException extends BadRequestException {
  readonly fieldErrors: Record<string, string[]>

  /** @param summary what is wrong as a whole, for callers without a form that shows it at its fields. */
  constructor(issues: Issues, summary = 'The request is not valid') {
    super(summary)
    const messages = new Map<string, string[]>()
    for (const { path, message } of issues.slice(0, MAX_ISSUES)) {
      const field = (path?.length ? path : ['body'])
        .map((part) => String(typeof part === 'object' ? part.key : part))
        .join('.')
        .slice(0, 200)
      messages.set(field, [...(messages.get(field) ?? []), message])
    }
    this.fieldErrors = Object.fromEntries(messages)
  }
}

/** Validates every argument that names a schema, such as `@Body({ schema })`. */
export const schemaPipe = () =>
  new StandardSchemaValidationPipe({
    exceptionFactory: (issues) => new InvalidBodyException(issues),
  })
