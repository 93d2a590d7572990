import styled from '@emotion/styled'
import CalendarSync from 'lucide-react/icons/calendar-sync'
import { ButtonLink, Muted } from 'shared-ui'
import { useAddressOf } from 'shared-ui/structured-data'

interface CalendarSubscriptionProps {
  /** Slug of a club; the league's whole calendar without. */
  readonly club?: string
  /** Whose matches they are. */
  readonly of: string
}

/**
 * Leads to a calendar that a program subscribes to: it asks again by itself, so that a match that is moved moves
 * there too. Programs take `webcal:` for a subscription and `https:` for a file that is read once.
 */
export function CalendarSubscription({ club = 'all', of }: CalendarSubscriptionProps) {
  const address = useAddressOf()(`/api/league/calendars/${club}.ics`)
  const subscription = address.replace(/^https?:/, 'webcal:')
  return (
    <Box>
      <ButtonLink
        href={subscription}
        look="outline"
        startIcon={<CalendarSync size={20} aria-hidden="true" />}
        aria-label={`Subscribe to calendar: ${of}`}
      >
        Subscribe to calendar
      </ButtonLink>
      <Muted>
        Opens your calendar program, which then follows every change: matches that are moved move,
        and cancelled ones are crossed out. Or copy <a href={address}>the calendar’s address</a>.
      </Muted>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  max-width: 44ch;

  p {
    font-size: var(--text-s);
  }
  @media print {
    display: none;
  }
`
