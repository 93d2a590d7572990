import { PageTitle } from 'shared-ui'
import { SignInForm } from './SignInForm.tsx'
import { Sheet } from './sign-in-styles.ts'

export function SignInScreen() {
  return (
    <Sheet>
      <PageTitle>Sign in to the desk</PageTitle>
      <SignInForm />
    </Sheet>
  )
}
