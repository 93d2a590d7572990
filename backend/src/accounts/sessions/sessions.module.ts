import { Global, Module } from '@nestjs/common'
import { Records } from '../../foundation/database/records.ts'
import { UsersModule } from '../users/users.module.ts'
import { DeskGuard } from './desk-guard.ts'
import { SessionController } from './session.controller.ts'
import { Session } from './session.entity.ts'
import { Sessions } from './sessions.ts'
import { SignIn } from './sign-in.ts'

/** Who is signed in at the desk: every module whose calls are guarded asks it. */
@Global()
@Records({
  entities: [Session],
  expiries: [{ kind: 'sessions', entity: Session, moment: 'endsAt', days: () => 0 }],
})
@Module({
  imports: [UsersModule],
  controllers: [SessionController],
  providers: [DeskGuard, Sessions, SignIn],
  exports: [Sessions],
})
export class SessionsModule {}
