import Search from 'lucide-react/icons/search'
import { useCallback, useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { isBlank } from 'shared-contracts/api/visible'
import { useNavigate } from 'shared-contracts/router'
import { Button, IconButton, ModalDialog } from 'shared-ui'
import { useOnDemand } from '../on-demand/use-on-demand.ts'
import { useShownSeason } from '../season/use-shown-season.ts'
import { Hint, SearchForm } from './search-styles.ts'
import { toListFromHere } from './to-list.ts'

const loadGroups = async () =>
  (await import(/* webpackChunkName: "search" */ './SearchGroups.tsx')).SearchGroups

interface SuggestionsProps {
  readonly text: string
  readonly Groups: Awaited<ReturnType<typeof loadGroups>> | null
}

/** Fetches the season when somebody searches, not on every page, and in parallel with the script of the groups. */
function Suggestions({ text, Groups }: SuggestionsProps) {
  const { data: shown, isError } = useShownSeason()
  return Groups && <Groups text={text} shown={shown} hasFailed={isError && !shown} />
}

/**
 * A button that opens the search panel over the page; typing filters its lists. Their script is loaded when it is
 * first opened; if that fails, the news can still be searched.
 */
export function SearchOverlay() {
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setText] = useState('')
  const text = isBlank(typed) ? '' : typed.trim()
  const toList = useRef<() => void>(undefined)
  const [Groups, demandGroups] = useOnDemand(loadGroups)
  const navigate = useNavigate()
  const hint = useId()
  const close = useCallback(() => {
    setIsOpen(false)
    setText('')
  }, [])

  // Going back closes the panel.
  useEffect(() => {
    window.addEventListener('popstate', close)
    return () => window.removeEventListener('popstate', close)
  }, [close])

  const leave = () => {
    close()
    toList.current?.()
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text === '') return
    void navigate(`/news?q=${encodeURIComponent(text)}`)
    leave()
  }

  return (
    <>
      <IconButton
        type="button"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          toList.current = toListFromHere()
          setIsOpen(true)
          void demandGroups()
        }}
      >
        <Search size={22} />
      </IconButton>
      <ModalDialog label="Search the portal" placement="top" isOpen={isOpen} onClose={leave}>
        {isOpen && (
          <>
            <SearchForm role="search" onSubmit={submit}>
              <input
                type="search"
                aria-label="Search teams, players and news"
                aria-describedby={hint}
                placeholder="Teams, players, news"
                value={typed}
                onChange={({ target }) => setText(target.value)}
                autoFocus
              />
              <Button look="quiet" onClick={close}>
                Cancel
              </Button>
            </SearchForm>
            <Suggestions text={text} Groups={Groups} />
            {text !== '' && <Hint id={hint}>Press Enter to search the news for “{text}”.</Hint>}
          </>
        )}
      </ModalDialog>
    </>
  )
}
