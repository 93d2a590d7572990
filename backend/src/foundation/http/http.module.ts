import { Global, Module } from '@nestjs/common'
import { CachedAnswers } from './cached-answers.ts'
import { Drain } from './drain.ts'

/** What every module answers with. */
@Global()
@Module({ providers: [Drain, CachedAnswers], exports: [Drain, CachedAnswers] })
export class HttpModule {}
