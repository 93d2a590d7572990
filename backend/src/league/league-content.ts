import { Injectable, type OnModuleInit } from '@nestjs/common'
import { ContentKinds } from '../content/revisions/content-kinds.ts'
import { LeagueAnswers } from './answers/league-answers.ts'
import { CLUB_KIND } from './clubs/club-kind.ts'
import { PLAYER_KIND } from './people/player-kind.ts'
import { PRODUCT_KIND } from './shop/product-kind.ts'
import { ARTICLE_KIND } from './stories/article-kind.ts'
import { TOPIC_KIND } from './stories/topic-kind.ts'

/** Registers the content that editors write besides matches. */
@Injectable()
export class LeagueContent implements OnModuleInit {
  constructor(
    private readonly kinds: ContentKinds,
    private readonly answers: LeagueAnswers,
  ) {}

  onModuleInit(): void {
    const changed = () => this.answers.invalidate()
    this.kinds.register(ARTICLE_KIND, changed)
    this.kinds.register(TOPIC_KIND, changed)
    this.kinds.register(CLUB_KIND, changed)
    this.kinds.register(PLAYER_KIND, changed)
    this.kinds.register(PRODUCT_KIND, changed)
  }
}
