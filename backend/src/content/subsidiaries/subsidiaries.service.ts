import { Injectable, NotFoundException } from '@nestjs/common'
import { SUBSIDIARY_SLUGS } from 'shared-contracts/site/subsidiaries'
import type { FocalPoint } from 'shared-contracts/api/focal-point'
import type { SubsidiaryResponse } from 'shared-contracts/api/subsidiary'
import { DataSource } from 'typeorm'
import type { CachedAnswer } from '../../foundation/http/cached-answer.ts'
import { CachedAnswers } from '../../foundation/http/cached-answers.ts'
import { CONTENT_FRESHNESS } from '../../foundation/http/content-freshness.ts'
import { focalPointsOf } from '../media/focal-points.ts'
import { Subsidiary } from './subsidiary.entity.ts'
import { ContentPreviews } from '../revisions/content-previews.ts'
import { SUBSIDIARY_KIND } from './subsidiary-kind.ts'

@Injectable()
export class SubsidiariesService {
  readonly list: CachedAnswer
  private readonly bySlug: ReadonlyMap<string, CachedAnswer>

  constructor(
    private readonly dataSource: DataSource,
    answers: CachedAnswers,
    private readonly previews: ContentPreviews,
  ) {
    this.list = answers.create({
      name: 'subsidiaries',
      load: async () => this.toResponses(await this.all()),
      ...CONTENT_FRESHNESS,
    })
    this.bySlug = new Map(
      SUBSIDIARY_SLUGS.map((slug) => [
        slug,
        answers.create({ name: slug, load: () => this.find(slug), ...CONTENT_FRESHNESS }),
      ]),
    )
  }

  /** @throws NotFoundException for a slug that no subsidiary has. */
  one(slug: string): CachedAnswer {
    const answer = this.bySlug.get(slug)
    if (!answer) throw new NotFoundException('There is no such subsidiary')
    return answer
  }

  /** Invalidates the cached responses. Each is loaded again before it is next served. */
  invalidate(): void {
    this.list.invalidate()
    for (const answer of this.bySlug.values()) answer.invalidate()
  }

  /** Lists the subsidiaries with one of them as currently drafted. @throws NotFoundException */
  async preview(token: string): Promise<SubsidiaryResponse[]> {
    const row = await this.previews.rowOf(SUBSIDIARY_KIND, token)
    return this.toResponses((await this.all()).map((one) => (row?.id === one.id ? row : one)))
  }

  /** Returns one subsidiary of this preview. @throws NotFoundException */
  async previewOne(slug: string, token: string): Promise<SubsidiaryResponse> {
    const one = (await this.preview(token)).find((subsidiary) => subsidiary.slug === slug)
    if (!one) throw new NotFoundException('There is no such subsidiary')
    return one
  }

  private all(): Promise<Subsidiary[]> {
    return this.dataSource.manager.find(Subsidiary, { order: { id: 'ASC' } })
  }

  private async find(slug: string): Promise<SubsidiaryResponse> {
    const subsidiary = await this.dataSource.manager.findOneBy(Subsidiary, { slug })
    const [response] = await this.toResponses(subsidiary ? [subsidiary] : [])
    if (!response) throw new NotFoundException('There is no such subsidiary')
    return response
  }

  private async toResponses(subsidiaries: readonly Subsidiary[]): Promise<SubsidiaryResponse[]> {
    const pictures = subsidiaries.map(({ heroImage }) => heroImage)
    const points = await focalPointsOf(this.dataSource.manager, pictures)
    return subsidiaries.map((one) => toResponse(one, points.get(one.heroImage)))
  }
}

function toResponse(
  subsidiary: Subsidiary,
  focalPoint: FocalPoint | undefined,
): SubsidiaryResponse {
  const { id, name, slug, tagline, description, color, icon, heroImage, services } = subsidiary
  return {
    ...{ id, name, slug, tagline, description, color, icon, heroImage, services },
    ...(focalPoint && { focalPoint }),
  }
}
