import { Inject, Injectable } from '@nestjs/common'
import { html, type Html } from 'shared-server/page/html'
import { DataSource } from 'typeorm'
import { CONFIG, type Config } from '../../foundation/config/config.ts'
import { outboxState } from '../../intake/mail/outbox-state.ts'
import { format } from './format.ts'

/** Renders the state of the outbox: number and age of waiting mails, and number of those given up. */
@Injectable()
export class OutboxView {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Pick<Config, 'SMTP_URL'>,
  ) {}

  async render(now = new Date()): Promise<Html> {
    const { waiting, oldestSeconds, failed } = await outboxState(this.dataSource.manager, now)
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
        <dd>${waiting > 0 ? format.age(oldestSeconds * 1_000) : '–'}</dd>
        <dt>Given up</dt>
        <dd>${failed > 0 ? html`<span class="bad">${format.number(failed)}</span>` : '0'}</dd>
      </dl>
    </section>`
  }
}
