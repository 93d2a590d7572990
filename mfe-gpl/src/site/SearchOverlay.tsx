import Search from 'lucide-react/icons/search'
import { useState, type FormEvent } from 'react'
import { Link, useNavigate } from 'shared-contracts/router'
import { Button, IconButton, ModalDialog } from 'shared-ui'
import { useShownSeason } from '../features/season/use-shown-season.ts'
import { Groups, Hint, SearchForm } from './search-overlay-styles.ts'
import { suggestionsFor } from './search-suggestions.ts'

/** What the portal has for a text. Its clubs are asked for when somebody searches, not on every page. */
function Suggestions({ text }: { readonly text: string }) {
  const clubs = useShownSeason().data?.season.clubs ?? []
  return (
    <Groups>
      {suggestionsFor(text, clubs).map(({ title, suggestions }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {suggestions.map(({ label, to }) => (
              <li key={label}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Groups>
  )
}

/** A button, and the panel that it opens over the page: what is typed narrows its lists. */
export function SearchOverlay() {
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  const navigate = useNavigate()
  const close = () => {
    setIsOpen(false)
    setText('')
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!text.trim()) return
    close()
    void navigate(`/news?q=${encodeURIComponent(text.trim())}`)
  }

  return (
    <>
      <IconButton
        type="button"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <Search size={22} />
      </IconButton>
      <ModalDialog label="Search the portal" placement="top" isOpen={isOpen} onClose={close}>
        {isOpen && (
          <>
            <SearchForm role="search" onSubmit={submit}>
              <input
                type="search"
                aria-label="Search teams, players and news"
                placeholder="Search teams, players, news..."
                value={text}
                onChange={({ target }) => setText(target.value)}
                autoFocus
              />
              <Button look="quiet" onClick={close}>
                Cancel
              </Button>
            </SearchForm>
            <Suggestions text={text} />
            {text.trim() && (
              <Hint role="status">Press Enter to search the news for “{text.trim()}”.</Hint>
            )}
          </>
        )}
      </ModalDialog>
    </>
  )
}
