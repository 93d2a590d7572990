import { Injectable } from '@nestjs/common'
import { mayUse, PARTS, type Part } from 'shared-contracts/desk/roles'
import type { Today } from 'shared-contracts/desk/today'
import { DataSource, type EntityManager } from 'typeorm'
import { AuditLog } from '../../foundation/audit/audit-log.ts'
import type { DeskCaller } from '../sessions/desk-guard.ts'
import { entryText } from './entry-text.ts'

/** Number of recent changes shown. */
const RECENT = 20

/** Finds the work that waits in a part of the desk; null if there is none. */
export type LookForWork = (
  manager: EntityManager,
  caller: DeskCaller,
) => Promise<{ readonly text: string; readonly count: number; readonly path: string } | null>

/** Collects the work that waits for people at the desk. Each module reports the work in its part. */
@Injectable()
export class TodaysWork {
  private readonly looks = new Map<Part, LookForWork[]>()

  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditLog,
  ) {}

  /** Registers a search for work in a part. Only accounts that may use the part see its result. */
  register(part: Part, look: LookForWork): void {
    this.looks.set(part, [...(this.looks.get(part) ?? []), look])
  }

  async of(caller: DeskCaller): Promise<Today> {
    const { manager } = this.dataSource
    const waiting: Today['waiting'] = []
    for (const part of PARTS.filter((one) => mayUse(caller.role, one))) {
      for (const look of this.looks.get(part) ?? []) {
        const work = await look(manager, caller)
        if (work) waiting.push({ part, ...work })
      }
    }
    const everybody = mayUse(caller.role, 'audit')
    const entries = await this.audit.latest(RECENT, everybody ? undefined : caller.name)
    const recent = entries.map(({ at, actor, action, change }) => ({
      at: at.toISOString(),
      by: actor,
      text: entryText(action, change),
      path: null,
    }))
    return { waiting, recent }
  }
}
