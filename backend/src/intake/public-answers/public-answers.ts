import { In, type EntityManager } from 'typeorm'
import { PublicAnswer } from './public-answer.entity.ts'

/** Returns the public answers to reports, by report id; null for those without one. */
export async function publicAnswersTo(
  manager: EntityManager,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { readonly publicAnswer: string | null }>> {
  const answers = await manager.findBy(PublicAnswer, { contactId: In(ids) })
  const texts = new Map(answers.map(({ contactId, text }) => [contactId, text]))
  return new Map(ids.map((id) => [id, { publicAnswer: texts.get(id) ?? null }]))
}
