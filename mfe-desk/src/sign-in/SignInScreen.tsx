import { FormFailure, PageTitle } from 'shared-ui'
import { useTitle } from '../site/use-title.ts'
import { outcomeInWords } from './provider-outcome.ts'
import { SignInForm } from './SignInForm.tsx'
import { Sheet } from './sign-in-styles.ts'
import { useOnce } from './use-once.ts'

export function SignInScreen() {
  useTitle('Sign in')
  const outcome = outcomeInWords(useOnce('provider'))
  return (
    <Sheet>
      <PageTitle>Sign in to the desk</PageTitle>
      {outcome && (
        <div role="alert">
          <FormFailure>{outcome}</FormFailure>
        </div>
      )}
      <SignInForm />
    </Sheet>
  )
}
