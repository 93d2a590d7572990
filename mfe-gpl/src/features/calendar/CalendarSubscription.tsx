import styled from '@emotion/styled'
import CalendarSync from 'lucide-react/icons/calendar-sync'
import { ButtonLink, Muted } from 'shared-ui'
import { useAddressOf } from 'shared-ui/structured-data'

interface CalendarSubscriptionProps {
  /** Slug of a club; without it, the whole league's calendar. */
  readonly club?: string
  /** Name of the club or league whose matches they are. */
  readonly of: string
}

/**
 * Links to a calendar subscription: calendar programs update it by themselves, so that a moved match moves there
 * too. They use `webcal:` for a subscription and `https:` for a file that is read once.
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
