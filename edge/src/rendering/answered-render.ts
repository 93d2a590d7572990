import type { HostSettings } from 'shared-contracts/release'
import type { RenderAnswer, RenderOutcome } from 'shared-contracts/rendering'
import type { ApiAnswer, ApiAnswers } from '../data/api-answers.ts'
import type { DocumentPage } from '../pages/document-page.ts'
import { RenderFailure } from './render-failure.ts'
import type { RenderableRelease, Renderer } from './renderer.ts'

/** How often a page may ask for more: answers make it show parts that ask again. */
const MAX_ROUNDS = 5

/** Answers by their path; null where there is none. */
export type Answers = Map<string, ApiAnswer | null>

export async function readAnswers(answers: ApiAnswers, paths: readonly string[]): Promise<Answers> {
  return new Map(
    await Promise.all(
      [...new Set(paths)].map(async (path) => [path, await answers.read(path)] as const),
    ),
  )
}

export interface AnsweredRenderOptions {
  /** Null where nothing is rendered. */
  readonly renderer: Renderer | null
  readonly answers: ApiAnswers
  readonly settings: HostSettings
}

/**
 * Renders a page, and again with the answers that it asks for, until it has them all.
 *
 * @param known answers to begin with; what is asked for is added.
 * @throws RenderFailure
 */
export async function renderWithAnswers(
  page: DocumentPage,
  search: string,
  known: Answers,
  { renderer, answers, settings }: AnsweredRenderOptions,
): Promise<Extract<RenderOutcome, { kind: 'page' }>> {
  if (!renderer) throw new RenderFailure('busy', 'Nothing is rendered here')
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const outcome = await renderer.render(renderable(page), {
      basePath: page.basePath,
      path: page.path,
      search,
      isBuilt: false,
      settings,
      answers: Object.fromEntries([...known].map(([path, answer]) => [path, given(answer)])),
    })
    if (outcome.kind === 'page') return outcome
    if (outcome.kind === 'failed') throw new RenderFailure('release', outcome.reason)
    for (const [path, answer] of await readAnswers(answers, outcome.needs)) known.set(path, answer)
  }
  throw new RenderFailure('release', `${page.path} asks for more with every answer`)
}

const given = (answer: ApiAnswer | null): RenderAnswer | null =>
  answer && { status: answer.status, body: answer.body, at: answer.at }

function renderable({ loaded }: DocumentPage): RenderableRelease {
  const { release, digest, serverPages } = loaded
  return {
    key: `${release.name}@${digest}`,
    label: `${release.name}@${release.version}`,
    pages: serverPages ?? '',
  }
}
