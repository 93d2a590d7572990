import { Module } from '@nestjs/common'
import { IntakeModule } from '../intake/intake.module.ts'
import { CareersController } from './careers.controller.ts'
import { CareersService } from './careers.service.ts'

@Module({
  imports: [IntakeModule],
  controllers: [CareersController],
  providers: [CareersService],
})
export class CareersModule {}
