import { Introduction } from '../../features/introduction/Introduction.tsx'

export function HomePage() {
  return <Introduction />
}
