import { Global, Module } from '@nestjs/common'
import { Background } from '../concurrency/background.ts'
import { CachedAnswers } from './cached-answers.ts'
import { Drain } from './drain.ts'

/** Drains the server, stops background work, and caches responses, for every module. */
@Global()
@Module({
  providers: [Drain, Background, CachedAnswers],
  exports: [Drain, Background, CachedAnswers],
})
export class HttpModule {}
