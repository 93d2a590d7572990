import { Global, Module } from '@nestjs/common'
import { Records } from '../../foundation/database/records.ts'
import { SecondFactorModule } from '../second-factor/second-factor.module.ts'
import { UsersModule } from '../users/users.module.ts'
import { DeskGuard } from './desk-guard.ts'
import { SessionController } from './session.controller.ts'
import { KnownPlace } from './known-place.entity.ts'
import { OwnerPassword } from './owner-password.ts'
import { Session } from './session.entity.ts'
import { Sessions } from './sessions.ts'
import { SignInLimits } from './sign-in-limits.ts'
import { SignIn } from './sign-in.ts'

/** How long a known place is kept after its last sign-in, in days. */
const KNOWN_DAYS = 90

/** Sessions of the desk. The module is global, because every module with guarded calls needs it. */
@Global()
@Records({
  entities: [Session, KnownPlace],
  passes: [Session],
  expiries: [
    { kind: 'sessions', entity: Session, moment: 'endsAt', days: () => 0 },
    { kind: 'places', entity: KnownPlace, moment: 'lastUsedAt', days: () => KNOWN_DAYS },
  ],
})
@Module({
  imports: [UsersModule, SecondFactorModule],
  controllers: [SessionController],
  providers: [DeskGuard, OwnerPassword, Sessions, SignIn, SignInLimits],
  exports: [SecondFactorModule, OwnerPassword, Sessions, SignInLimits],
})
export class SessionsModule {}
