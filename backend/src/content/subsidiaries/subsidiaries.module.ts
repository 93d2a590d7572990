import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { SubsidiariesController } from './subsidiaries.controller.ts'
import { SubsidiariesService } from './subsidiaries.service.ts'
import { Subsidiary } from './subsidiary.entity.ts'

@Module({
  imports: [TypeOrmModule.forFeature([Subsidiary])],
  controllers: [SubsidiariesController],
  providers: [SubsidiariesService],
})
export class SubsidiariesModule {}
