import { Introduction } from '../../features/introduction/Introduction.tsx'

export function HomePage() {
  return (
    <main id="main" tabIndex={-1}>
      <Introduction />
    </main>
  )
}
