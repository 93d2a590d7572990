import { SUBSIDIARY_LABELS, SUBSIDIARY_SLUGS } from 'shared-contracts/site/subsidiaries'
import type { SubsidiaryResponse } from 'shared-contracts/api/subsidiary'
import { aCompany, answerApi, type Answers } from 'shared-ui/testing'

export const SUBSIDIARIES: readonly SubsidiaryResponse[] = SUBSIDIARY_SLUGS.map((slug, index) => ({
  id: index + 1,
  name: `FBC ${SUBSIDIARY_LABELS[slug]}`,
  slug,
  tagline: `Tagline of ${slug}`,
  description: `Description of ${slug}`,
  heroImage: `/media/${slug}`,
  services: [`First service of ${slug}`, `Second service of ${slug}`],
}))

/** Replaces the network with an API that returns the subsidiaries, the group's facts, and the given responses. */
export const answerWithSubsidiaries = (answers: Answers = {}) =>
  answerApi({
    '/api/subsidiaries': { body: SUBSIDIARIES },
    '/api/company': { body: aCompany() },
    ...Object.fromEntries(
      SUBSIDIARIES.map((body) => [`/api/subsidiaries/${body.slug}`, { body }] as const),
    ),
    ...answers,
  })
