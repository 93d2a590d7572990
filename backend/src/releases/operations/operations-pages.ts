import { Injectable, type HttpException } from '@nestjs/common'
import type { ReleaseEvent } from 'shared-contracts/registry'
import { DetailedException } from '../../foundation/http/detailed.exception.ts'
import { AuditLog } from '../../foundation/audit/audit-log.ts'
import { assertIsPlatform, type ReleaseCaller } from '../registry/release-caller.ts'
import { ReleaseQueries } from '../registry/release-queries.ts'
import { RenderingReports } from '../rendering/rendering-reports.ts'
import { TelemetryQueries } from '../telemetry/telemetry-queries.ts'
import { auditView } from './audit-view.ts'
import { operationsPage } from './operations-page.ts'
import { overviewView } from './overview-view.ts'
import { OutboxView } from './outbox-view.ts'
import { renderingView } from './rendering-view.ts'
import { remoteView } from './remote-view.ts'

const HOUR_MS = 3_600_000
const OVERVIEW_HOURS = 24
const REMOTE_HOURS = 48

/** The outcome of a change, shown on the remote's page. */
export interface Outcome {
  /** Revision of the change that was made. */
  readonly changed?: number
  /** Why none was made. */
  readonly error?: HttpException
}

/** The pages for the platform team, as text. */
@Injectable()
export class OperationsPages {
  constructor(
    private readonly releases: ReleaseQueries,
    private readonly telemetry: TelemetryQueries,
    private readonly rendering: RenderingReports,
    private readonly auditLog: AuditLog,
    private readonly outbox: OutboxView,
  ) {}

  async overview({ actor }: ReleaseCaller): Promise<string> {
    const map = await this.releases.map()
    const figures = await this.telemetry.figures(hoursAgo(OVERVIEW_HOURS))
    const content = [
      overviewView(map, figures),
      renderingView(await this.rendering.totals()),
      await this.outbox.render(),
    ]
    return operationsPage({ title: 'Remotes', actor, revision: map.revision, content }).text
  }

  /** @throws ForbiddenException when the actor is not of the platform team. */
  async audit(caller: ReleaseCaller, before: number | undefined): Promise<string> {
    assertIsPlatform(caller)
    const { revision } = await this.releases.map()
    const content = auditView(await this.auditLog.page(before))
    return operationsPage({ title: 'Audit log', actor: caller.actor, revision, content }).text
  }

  /** @throws NotFoundException when no release of the remote was ever published. */
  async remote(name: string, caller: ReleaseCaller, outcome: Outcome): Promise<string> {
    const window = { since: hoursAgo(REMOTE_HOURS), hours: REMOTE_HOURS }
    const remote = await this.releases.remote(name)
    const history = await this.releases.history(name)
    const { releases } = await this.rendering.totals()
    const content = remoteView({
      remote,
      history,
      figures: await this.telemetry.figures(window.since, name),
      rendering: releases.filter((release) => release.remote === name),
      visits: await this.telemetry.visitsByHour(name, window.since),
      window,
      mayChange: caller.remote === null || caller.remote === name,
    })
    const { actor } = caller
    const { revision } = remote
    const notice = noticeOf(outcome, history)
    return operationsPage({ title: name, actor, revision, notice, content }).text
  }
}

function noticeOf({ changed, error }: Outcome, history: readonly ReleaseEvent[]) {
  if (error instanceof DetailedException) {
    return {
      text: 'The registry has changed since this page was shown. Here it is as it is now: please decide again.',
      isError: true,
    }
  }
  if (error) return { text: error.message, isError: true }
  const event = history.find(({ revision }) => revision === changed)
  return event
    ? { text: `Done: ${event.kind} ${event.version}, revision ${event.revision}.`, isError: false }
    : null
}

/** Whole hours, because visits are counted by them. */
const hoursAgo = (hours: number) =>
  new Date((Math.floor(Date.now() / HOUR_MS) - hours + 1) * HOUR_MS)
