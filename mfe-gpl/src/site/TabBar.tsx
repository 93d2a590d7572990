import styled from '@emotion/styled'
import CalendarDays from 'lucide-react/icons/calendar-days'
import House from 'lucide-react/icons/house'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Newspaper from 'lucide-react/icons/newspaper'
import Radio from 'lucide-react/icons/radio'
import { PageLink } from './PageLink.tsx'

/** The most visited pages, each with its icon. */
const TABS = [
  { to: '/', label: 'Home', Sign: House },
  { to: '/live', label: 'Live', Sign: Radio },
  { to: '/fixtures', label: 'Fixtures', Sign: CalendarDays },
  { to: '/tables', label: 'Tables', Sign: ListOrdered },
  { to: '/news', label: 'News', Sign: Newspaper },
] as const

/** Tabs for the most visited pages, at the bottom of a phone's screen in reach of a thumb. The menu has all pages. */
export function TabBar() {
  return (
    <Bar aria-label="Most read">
      <ul>
        {TABS.map(({ to, label, Sign }) => (
          <li key={to}>
            <PageLink to={to}>
              <Sign size={22} aria-hidden="true" />
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </Bar>
  )
}

const Bar = styled.nav`
  display: none;

  /* A window that is lower, on its side or with large text, has no room for it beside the page. */
  @media screen and (max-width: 47.99em) and (min-height: 30em) {
    position: fixed;
    inset: auto 0 0;
    display: block;
    background: var(--surface-raised);
    border-block-start: 1px solid var(--line);

    /* What is focused, the toasts of the host, and the end of the page stand clear of it. */
    html:has(&) {
      --bar-below: 61px;
      scroll-padding-bottom: 72px;
    }
    body:has(&) footer {
      padding-block-end: 64px;
    }
  }
  ul {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
  a {
    display: grid;
    gap: 2px;
    place-items: center;
    align-content: center;
    min-height: 60px;
    font: 600 0.75rem/1.2 var(--font-text);
    color: var(--text-muted);
    text-decoration: none;
  }
  a[aria-current] {
    color: var(--brand);
    box-shadow: inset 0 3px var(--brand);
  }
`
