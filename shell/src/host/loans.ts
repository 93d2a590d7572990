import type { HostServices } from 'shared-contracts/host'
import { createQueryClient } from 'shared-contracts/query'
import type { QueryState } from 'shared-contracts/rendering'
import { createStyleCache } from 'shared-ui'
import type { Leftovers } from '../guard/leftovers.ts'
import { nameOf, type ReleaseName } from '../guard/release-at.ts'
import type { Running } from '../guard/running.ts'

type QueryClient = HostServices['queryClient']
type EmotionCache = ReturnType<typeof createStyleCache>

/** Services that the host lends to one mounted page, and how they are returned. */
export interface Loan {
  readonly services: Pick<HostServices, 'queryClient' | 'styleCache'>
  /** Call when the page is off the screen. */
  readonly end: () => void
}

interface LoanOptions {
  readonly nonce: string
  /** The remote in the document, and the responses from which its page was made. */
  readonly shown: string | undefined
  readonly state: readonly QueryState[]
  readonly leftovers: Leftovers
  readonly running: Running
}

/**
 * Gives each remote a query cache and a style cache of its own, so that no remote reads another's data or wears
 * its styles. Queries live as long as the tab, so that going back stays fast.
 */
export class Loans {
  private readonly queries = new Map<string, QueryClient>()
  private readonly invalidations = new Map<QueryClient, QueryClient['invalidateQueries']>()
  private readonly styles = new Map<string, EmotionCache>()
  /** Adopts the document's styles, and is therefore created before any other. */
  private documentStyles: EmotionCache | null
  private readonly options: LoanOptions

  constructor(options: LoanOptions) {
    this.options = options
    this.documentStyles = createStyleCache({ nonce: options.nonce })
  }

  /** Lends to a release that is about to be mounted. */
  readonly lend = (release: ReleaseName): Loan => {
    const { leftovers, running } = this.options
    const name = nameOf(release)
    running.add(name)
    leftovers.wake(name)
    const styleCache = this.stylesOf(release)
    paint(styleCache, true)
    return {
      services: { queryClient: this.queriesOf(release.name), styleCache },
      end: () => {
        if (leftovers.rest(name)) paint(styleCache, false)
      },
    }
  }

  private queriesOf(remote: string): QueryClient {
    const known = this.queries.get(remote)
    if (known) return known
    const client = createQueryClient()
    const { shown, state } = this.options
    // Keeps the times of the rendering: a page that shows the age of its data must show the same again.
    for (const [key, updatedAt, answer] of remote === shown ? state : []) {
      client.setQueryData(key, answer, { updatedAt })
    }
    this.queries.set(remote, client)
    return this.tellOthers(client)
  }

  /** Passes a remote's invalidations on to the queries of the others. */
  private tellOthers(client: QueryClient): QueryClient {
    const invalidate = client.invalidateQueries.bind(client)
    this.invalidations.set(client, invalidate)
    client.invalidateQueries = async (filters, options) => {
      const { queryKey, exact, refetchType } = filters ?? {}
      const common = {
        ...(queryKey && { queryKey }),
        ...(exact !== undefined && { exact }),
        ...(refetchType && { refetchType }),
      }
      for (const [other, invalidateOther] of this.invalidations) {
        if (other !== client) void invalidateOther(common)
      }
      await invalidate(filters, options)
    }
    return client
  }
  private stylesOf(release: ReleaseName): EmotionCache {
    const name = nameOf(release)
    const known = this.styles.get(name)
    if (known) return known
    const isDocuments = release.name === this.options.shown && this.documentStyles
    const cache = isDocuments || createStyleCache({ nonce: this.options.nonce })
    if (isDocuments) this.documentStyles = null
    this.styles.set(name, cache)
    return cache
  }
}

function paint({ sheet }: EmotionCache, isOn: boolean): void {
  for (const tag of sheet.tags) if (tag.sheet) tag.sheet.disabled = !isOn
}
