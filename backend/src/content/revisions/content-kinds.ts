import { Injectable } from '@nestjs/common'
import type { ContentKind } from './content-kind.ts'

/** Registry of the kinds of content, and of whom to notify of a change. */
@Injectable()
export class ContentKinds {
  private readonly byPart = new Map<string, { kind: ContentKind; changed: () => void }>()

  /** @param changed invalidates this process's cached responses for visitors. */
  register(kind: ContentKind, changed: () => void): void {
    this.byPart.set(kind.part, { kind, changed })
  }

  get(part: string): ContentKind | undefined {
    return this.byPart.get(part)?.kind
  }

  get all(): readonly ContentKind[] {
    return [...this.byPart.values()].map(({ kind }) => kind)
  }

  changed(part: string): void {
    this.byPart.get(part)?.changed()
  }
}
