import { Inject, Injectable } from '@nestjs/common'
import { html, type Html } from 'shared-server/page/html'
import { DataSource, IsNull, Not } from 'typeorm'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import { OutboxEntry } from '../../intake/mail/outbox-entry.entity.ts'
import { format } from './format.ts'

/** The mails that wait: how many, since when, and how many of them the server did not take. */
@Injectable()
export class OutboxView {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Pick<Config, 'SMTP_URL'>,
  ) {}

  async render(now = new Date()): Promise<Html> {
    const { manager } = this.dataSource
    const waiting = await manager.count(OutboxEntry)
    const failed = await manager.countBy(OutboxEntry, { lastError: Not(IsNull()) })
    const [oldest] = await manager.find(OutboxEntry, { order: { createdAt: 'ASC' }, take: 1 })
    return html`<section aria-labelledby="outbox">
      <h2 id="outbox">Mail</h2>
      <dl>
        <dt>Server</dt>
        <dd>
          ${
            this.config.SMTP_URL === undefined
              ? html`<span class="bad">None configured</span>: mails wait until SMTP_URL names one`
              : html`<span class="good">Configured</span>`
          }
        </dd>
        <dt>Waiting</dt>
        <dd>${format.number(waiting)}</dd>
        <dt>Oldest</dt>
        <dd>${oldest ? format.age(now.getTime() - oldest.createdAt.getTime()) : '–'}</dd>
        <dt>Failed</dt>
        <dd>${failed > 0 ? html`<span class="bad">${format.number(failed)}</span>` : '0'}</dd>
      </dl>
    </section>`
  }
}
