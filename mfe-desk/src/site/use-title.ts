import { useEffect } from 'react'

/** Gives the document the title of a screen, for as long as that is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | Desk`
    return () => {
      document.title = 'Desk'
    }
  }, [title])
}
