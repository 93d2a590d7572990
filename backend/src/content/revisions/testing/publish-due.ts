import type { INestApplicationContext } from '@nestjs/common'
import { ScheduledPublishing } from '../scheduled-publishing.ts'

/** Publishes what is due at a moment, in milliseconds since 1970. */
export async function publishDue(app: INestApplicationContext, moment: number): Promise<void> {
  const publishing = app.get(ScheduledPublishing, { strict: false })
  // The first call may only join a round of the program's own, which has another clock.
  for (let call = 0; call < 2; call += 1) {
    await publishing.run(() => Promise.resolve(new Date(moment)))
  }
}
