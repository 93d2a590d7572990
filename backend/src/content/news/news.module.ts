import { Module } from '@nestjs/common'
import { insertOnce, Records } from '../../foundation/database/records.ts'
import { NEWS_SEEDS } from './news-seeds.ts'
import { NewsController } from './news.controller.ts'
import { News } from './news.entity.ts'
import { NewsService } from './news.service.ts'

@Records({
  entities: [News],
  seed: (manager) =>
    insertOnce(
      manager,
      News,
      'title',
      // The pages show the picture beside the title without a text of its own.
      NEWS_SEEDS.map((seed) => ({ ...seed, date: new Date(seed.date), content: '', imageAlt: '' })),
    ),
})
@Module({
  controllers: [NewsController],
  providers: [NewsService],
})
export class NewsModule {}
