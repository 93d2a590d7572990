import { Module, type OnModuleInit } from '@nestjs/common'
import { ContentKinds } from '../revisions/content-kinds.ts'
import { RevisionsModule } from '../revisions/revisions.module.ts'
import { DeskStoriesController } from './desk-stories.controller.ts'
import { STORY_KIND } from './story-kind.ts'
import { insertOnce, Records } from '../../foundation/database/records.ts'
import { NEWS_SEEDS } from './news-seeds.ts'
import { NewsController } from './news.controller.ts'
import { NewsPagesController } from './news-pages.controller.ts'
import { News } from './news.entity.ts'
import { NewsService } from './news.service.ts'

@Records({
  entities: [News],
  seed: (manager) =>
    insertOnce(
      manager,
      News,
      'title',
      NEWS_SEEDS.map((seed) => ({
        ...{ ...seed, date: new Date(seed.date) },
        ...{ content: '', isSample: true },
      })),
    ),
})
@Module({
  imports: [RevisionsModule],
  controllers: [NewsController, NewsPagesController, DeskStoriesController],
  providers: [NewsService],
})
export class NewsModule implements OnModuleInit {
  constructor(
    private readonly kinds: ContentKinds,
    private readonly news: NewsService,
  ) {}

  onModuleInit(): void {
    this.kinds.register(STORY_KIND, () => this.news.invalidate())
  }
}
