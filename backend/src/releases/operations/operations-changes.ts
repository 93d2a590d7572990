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

const Fields = v.record(v.string(), v.string())

/** Fields of a form, all of them text. */
const Form = v.pipe(
  Fields,
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

const REQUESTS = {
  promote: PromoteRequest,
  canary: CanaryRequest,
  rollback: RollbackRequest,
  disable: DisableRequest,
  enable: EnableRequest,
}

/** Performs the changes of the page's forms, through the same services as the API. */
@Injectable()
export class OperationsChanges {
  constructor(private readonly channels: Channels) {}

  /**
   * Returns whether a change was confirmed, and the fields of its form.
   *
   * @throws BadRequestException for invalid fields; NotFoundException for an unknown change.
   */
  examine(verb: string, body: unknown): { confirmed: boolean; fields: Record<string, string> } {
    const schema = Object.entries(REQUESTS).find(([name]) => name === verb)?.[1]
    if (!schema) throw new NotFoundException('There is no such change')
    read(schema, body)
    const { confirmed, ...fields } = v.parse(Fields, body)
    return { confirmed: confirmed === 'yes', fields }
  }

  /** Makes a change. @throws HttpException like the service; BadRequestException for invalid fields. */
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
