import { Module } from '@nestjs/common'
import { Records } from '../../foundation/database/records.ts'
import { User } from './user.entity.ts'

@Records({ entities: [User] })
@Module({})
export class UsersModule {}
