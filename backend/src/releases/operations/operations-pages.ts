import { Inject, Injectable, NotFoundException, type HttpException } from '@nestjs/common'
import { lateness, type EdgeListing } from 'shared-contracts/edge-serving'
import type { ReleaseEvent, ReleaseMap, RemoteReleases } from 'shared-contracts/registry'
import { html } from 'shared-server/page/html'
import { CONFIG } from '../../foundation/config/config.ts'
import { publicOrigin, type OriginConfig } from '../../foundation/config/public-origin.ts'
import { AuditLog } from '../../foundation/audit/audit-log.ts'
import { assertIsPlatform, type ReleaseCaller } from '../registry/release-caller.ts'
import { ReleaseQueries } from '../registry/release-queries.ts'
import { ReleaseTags } from '../registry/release-tags.ts'
import { RenderingReports } from '../rendering/rendering-reports.ts'
import { TelemetryQueries } from '../telemetry/telemetry-queries.ts'
import { auditView } from './audit-view.ts'
import { changesTable } from './changes-table.ts'
import { confirmationView, type AskedChange } from './confirmation-view.ts'
import { edgesView } from './edges-view.ts'
import { findingsOf, type Finding } from './findings.ts'
import { findingsView } from './findings-view.ts'
import { operationsPage } from './operations-page.ts'
import { overviewView } from './overview-view.ts'
import { OutboxView } from './outbox-view.ts'
import { renderingView } from './rendering-view.ts'
import { remoteView } from './remote-view.ts'
import { tagsView } from './tags-view.ts'

const HOUR_MS = 3_600_000
const OVERVIEW_HOURS = 24
const REMOTE_HOURS = 48
/** Minutes that count as now: visits are counted in intervals of five minutes. */
const RECENT_MINUTES = 15
const MINUTE_MS = 60_000
/** Number of changes on the overview. */
const RECENT_CHANGES = 10

/** The outcome of a change, shown on the remote's page. */
export interface Outcome {
  /** Revision of the change. */
  readonly changed?: number
  /** Reason why no change was made. */
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
    private readonly tags: ReleaseTags,
    @Inject(CONFIG) private readonly config: OriginConfig,
  ) {}

  async overview({ actor, remote }: ReleaseCaller): Promise<string> {
    const now = new Date()
    const map = await this.releases.map()
    const edges = await this.rendering.edges()
    const figures = await this.telemetry.figures(hoursAgo(OVERVIEW_HOURS))
    const changes = await this.releases.recentChanges(RECENT_CHANGES)
    const content = [
      html`<h1>Operations</h1>`,
      findingsView(await this.findings(map, edges), changes, now),
      changesTable(changes, now),
      overviewView(map, figures),
      tagsView(await this.tags.list({ remote }), publicOrigin(this.config), now),
      edgesView(map, edges, now),
      renderingView(await this.rendering.totals()),
      await this.outbox.render(),
    ]
    return operationsPage({ title: 'Now', actor, revision: map.revision, content }).text
  }

  private async findings(
    map: Pick<ReleaseMap, 'revision' | 'remotes'>,
    edges: readonly EdgeListing[],
  ): Promise<Finding[]> {
    return findingsOf({
      map,
      edges,
      now: await this.telemetry.figures(new Date(Date.now() - RECENT_MINUTES * MINUTE_MS)),
      day: await this.telemetry.figures(hoursAgo(OVERVIEW_HOURS)),
      minutes: RECENT_MINUTES,
    })
  }

  /**
   * Asks for confirmation of a change.
   *
   * @throws NotFoundException for an unknown change, or one that has nothing to change.
   */
  async confirmation(name: string, { actor }: ReleaseCaller, change: AskedChange): Promise<string> {
    const { revision, channels } = await this.releases.remote(name)
    const content = confirmationView(channels, change)
    if (!content) throw new NotFoundException('There is no such change')
    return operationsPage({ title: `${name}, really?`, actor, revision, content }).text
  }

  /** Renders the audit log. @throws ForbiddenException if the actor is not on the platform team. */
  async audit(caller: ReleaseCaller, before: number | undefined): Promise<string> {
    assertIsPlatform(caller)
    const { revision } = await this.releases.map()
    const content = auditView(await this.auditLog.page(before))
    return operationsPage({ title: 'Audit log', actor: caller.actor, revision, content }).text
  }

  /** Renders the page of a remote. @throws NotFoundException if no release of it was ever published. */
  async remote(name: string, caller: ReleaseCaller, outcome: Outcome): Promise<string> {
    const window = { since: hoursAgo(REMOTE_HOURS), hours: REMOTE_HOURS }
    const remote = await this.releases.remote(name)
    const edges = await this.rendering.edges()
    const map = { revision: remote.revision, remotes: [remote.channels] }
    const history = await this.releases.history(name)
    const { releases } = await this.rendering.totals()
    const content = remoteView({
      remote,
      history,
      figures: await this.telemetry.figures(window.since, name),
      rendering: releases.filter((release) => release.remote === name),
      visits: await this.telemetry.visitsByHour(name, window.since),
      findings: (await this.findings(map, edges)).filter((one) => one.remote === name),
      now: new Date(),
      window,
      site: publicOrigin(this.config),
      mayChange: caller.remote === null || caller.remote === name,
    })
    const { actor } = caller
    const { revision } = remote
    const notice = noticeOf(outcome, remote, history, edges)
    return operationsPage({ title: name, actor, revision, notice, content }).text
  }
}

function noticeOf(
  { changed, error }: Outcome,
  { channels }: RemoteReleases,
  history: readonly ReleaseEvent[],
  edges: readonly EdgeListing[],
) {
  if (error?.getStatus() === 409) {
    const [last] = history
    const change = last ? `: ${last.kind} ${last.version} by ${last.actor}` : ''
    const text = `${channels.name} was changed since this page was shown${change}. Here it is as it is now: please decide again.`
    return { text, isError: true }
  }
  if (error) return { text: error.message, isError: true }
  const event = history.find(({ revision }) => revision === changed)
  if (!event) return null
  const others = edges.filter((edge) => lateness(edge, channels, event.revision) !== null).length
  const served =
    edges.length > 0 ? ` Served by ${edges.length - others} of ${edges.length} edges.` : ''
  return {
    text: `Done: ${event.kind} ${event.version}, revision ${event.revision}.${served}`,
    isError: false,
  }
}

/** Returns the start of a whole hour, because visits are counted by the hour. */
const hoursAgo = (hours: number) =>
  new Date((Math.floor(Date.now() / HOUR_MS) - hours + 1) * HOUR_MS)
