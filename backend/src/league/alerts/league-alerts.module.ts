import { Module } from '@nestjs/common'
import { Records } from '../../foundation/database/records.ts'
import { MetricsModule } from '../../foundation/metrics/metrics.module.ts'
import { IntakeModule } from '../../intake/submission/intake.module.ts'
import { AlertKeyPair } from './alert-key.entity.ts'
import { AlertKeys } from './alert-keys.ts'
import { AlertQueue } from './alert-queue.ts'
import { AlertRetry } from './alert-retry.entity.ts'
import { AlertSender } from './alert-sender.ts'
import { AlertSubscription } from './alert-subscription.entity.ts'
import { AlertSubscriptions } from './alert-subscriptions.ts'
import { Alert } from './alert.entity.ts'
import { AlertsController } from './alerts.controller.ts'
import { FollowedClub } from './followed-club.entity.ts'
import { PushTransport } from './push-transport.ts'

/** Retention of expired alerts, in days. A correction looks up what was told hours ago, never days ago. */
const ALERTS_KEPT_DAYS = 7

/** Alerts for browsers about the matches of a club. */
@Records({
  entities: [AlertSubscription, FollowedClub, Alert, AlertRetry, AlertKeyPair],
  expiries: [
    {
      kind: 'alerts',
      entity: AlertSubscription,
      moment: 'succeededAt',
      days: ({ alerts }) => alerts,
    },
    { kind: 'told alerts', entity: Alert, moment: 'expiresAt', days: () => ALERTS_KEPT_DAYS },
  ],
})
@Module({
  imports: [IntakeModule, MetricsModule],
  controllers: [AlertsController],
  providers: [AlertKeys, AlertQueue, AlertSender, AlertSubscriptions, PushTransport],
})
export class LeagueAlertsModule {}
