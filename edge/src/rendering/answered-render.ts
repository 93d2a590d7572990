import type { HostSettings } from 'shared-contracts/release'
import type { RenderAnswer, RenderOutcome } from 'shared-contracts/rendering'
import type { ApiAnswer, ApiAnswers } from '../data/api-answers.ts'
import type { DocumentPage } from '../pages/document-page.ts'
import { RenderFailure } from './render-failure.ts'
import type { RenderableRelease, Renderer } from './renderer.ts'

/** Maximum number of rounds: answers can make a page show parts that need more answers. */
const MAX_ROUNDS = 5

/** Answers by path; null if there is none. */
export type Answers = Map<string, ApiAnswer | null>

export async function readAnswers(answers: ApiAnswers, paths: readonly string[]): Promise<Answers> {
  return new Map(
    await Promise.all(
      [...new Set(paths)].map(async (path) => [path, await answers.read(path)] as const),
    ),
  )
}

export interface AnsweredRenderOptions {
  /** Null if rendering is off. */
  readonly renderer: Renderer | null
  readonly answers: ApiAnswers
  readonly settings: HostSettings
}

/**
 * Renders a page repeatedly with the answers that it asks for, until it has them all.
 *
 * @param known answers to begin with; further answers are added.
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
