import { BadRequestException, Injectable, NotFoundException } from '@nestjs/common'
import {
  CanaryRequest,
  DisableRequest,
  EnableRequest,
  PromoteRequest,
  RollbackRequest,
  type ReleaseEvent,
} from 'shared-contracts/registry'
import * as v from 'valibot'
import { Channels } from '../registry/channels.ts'

/** Fields of a form, all of them text. */
const Form = v.pipe(
  v.record(v.string(), v.string()),
  v.transform(({ revision, percent, steps = '', again, ...fields }) => ({
    ...fields,
    steps: steps
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(Number),
    again: again === 'yes',
    revision: Number(revision),
    percent: Number(percent),
  })),
)

/** What the page's forms do, by the same services as the API. */
@Injectable()
export class OperationsChanges {
  constructor(private readonly channels: Channels) {}

  /** @throws HttpException as the service does; BadRequestException for fields that cannot be. */
  async make(verb: string, name: string, body: unknown, actor: string): Promise<ReleaseEvent> {
    switch (verb) {
      case 'promote':
        return this.channels.promote(name, read(PromoteRequest, body), actor)
      case 'canary':
        return this.channels.canary(name, read(CanaryRequest, body), actor)
      case 'rollback':
        return this.channels.rollback(name, read(RollbackRequest, body), actor)
      case 'disable':
        return this.channels.disable(name, read(DisableRequest, body), actor)
      case 'enable':
        return this.channels.enable(name, read(EnableRequest, body), actor)
      default:
        throw new NotFoundException('There is no such change')
    }
  }
}

function read<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const form = v.safeParse(Form, body)
  const result = form.success ? v.safeParse(schema, form.output) : form
  if (result.success) return result.output
  throw new BadRequestException(
    result.issues.map((issue) => `${v.getDotPath(issue) ?? 'form'}: ${issue.message}`).join('; '),
  )
}
