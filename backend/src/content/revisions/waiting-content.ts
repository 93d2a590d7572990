import { Injectable, type OnApplicationBootstrap } from '@nestjs/common'
import type { ContentState } from 'shared-contracts/desk/content'
import { TodaysWork } from '../../accounts/today/todays-work.ts'
import { ContentKinds } from './content-kinds.ts'
import { ContentList } from './content-list.ts'

const WAITING: readonly ContentState[] = ['draft', 'scheduled']

/** Reports the number of drafts and scheduled records on the desk's first page. */
@Injectable()
export class WaitingContent implements OnApplicationBootstrap {
  constructor(
    private readonly work: TodaysWork,
    private readonly kinds: ContentKinds,
    private readonly list: ContentList,
  ) {}

  onApplicationBootstrap(): void {
    for (const { part, desk } of this.kinds.all) {
      for (const state of WAITING) {
        this.work.register(desk.part, async () => {
          const count = await this.list.count(part, state)
          const text = `${count} in ${part.replaceAll('-', ' ')}: ${state}`
          return count > 0 ? { text, count, path: `/${desk.path}?state=${state}` } : null
        })
      }
    }
  }
}
