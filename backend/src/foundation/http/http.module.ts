import { Global, Module } from '@nestjs/common'
import { CachedAnswers } from './cached-answers.ts'
import { Drain } from './drain.ts'

/** Drains the server and caches answers for every module. */
@Global()
@Module({ providers: [Drain, CachedAnswers], exports: [Drain, CachedAnswers] })
export class HttpModule {}
