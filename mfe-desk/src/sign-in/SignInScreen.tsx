import { FormFailure, PageTitle } from 'shared-ui'
import { outcomeInWords } from './provider-outcome.ts'
import { SignInForm } from './SignInForm.tsx'
import { Sheet } from './sign-in-styles.ts'
import { useOnce } from './use-once.ts'

export function SignInScreen() {
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
