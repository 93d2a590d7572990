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
      'id',
      NEWS_SEEDS.map((item) => ({ ...item, date: new Date(item.date) })),
    ),
})
@Module({
  controllers: [NewsController],
  providers: [NewsService],
})
export class NewsModule {}
