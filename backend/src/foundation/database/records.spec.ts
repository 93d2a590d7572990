import { describe, expect, it } from '@jest/globals'
import 'reflect-metadata'
import { Module } from '@nestjs/common'
import { Records, recordsOf } from './records.ts'

class Letter {}
class Stamp {}

@Records({ entities: [Stamp] })
@Module({})
class StampsModule {}

@Records({ entities: [Letter] })
@Module({ imports: [StampsModule] })
class LettersModule {}

@Module({ imports: [StampsModule, LettersModule, { module: class {} }] })
class App {}

describe('records of a module', () => {
  it('are its own and those of all that it imports, each once', () => {
    expect(recordsOf(App)).toEqual([{ entities: [Stamp] }, { entities: [Letter] }])
    expect(recordsOf(StampsModule)).toEqual([{ entities: [Stamp] }])
  })
})
