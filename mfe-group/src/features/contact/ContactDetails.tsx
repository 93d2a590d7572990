import styled from '@emotion/styled'
import Clock from 'lucide-react/icons/clock'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import { CompanyFact, EmailLink, PhoneLink } from 'shared-ui/company'

/** Text for a fact that could not be loaded. */
const UNKNOWN = 'Not available at the moment'

/** Address, phone and e-mail of the group. */
export function ContactDetails() {
  return (
    <Details>
      <div>
        <dt>
          <MapPin size={20} aria-hidden="true" /> Address
        </dt>
        <dd>
          <CompanyFact otherwise={UNKNOWN}>{({ address }) => address}</CompanyFact>
        </dd>
      </div>
      <div>
        <dt>
          <Phone size={20} aria-hidden="true" /> Phone
        </dt>
        <dd>
          <PhoneLink otherwise={UNKNOWN} />
        </dd>
      </div>
      <div>
        <dt>
          <Mail size={20} aria-hidden="true" /> Email
        </dt>
        <dd>
          <EmailLink otherwise={UNKNOWN} />
        </dd>
      </div>
      <div>
        <dt>
          <Clock size={20} aria-hidden="true" /> Business hours
        </dt>
        <dd>
          <CompanyFact otherwise={UNKNOWN}>
            {({ businessHours }) => businessHours.weekdays}
          </CompanyFact>
          <br />
          <CompanyFact>{({ businessHours }) => businessHours.weekends}</CompanyFact>
        </dd>
      </div>
    </Details>
  )
}

const Details = styled.dl`
  display: grid;
  gap: clamp(14px, 2vw, 24px);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16.875rem), 1fr));

  dt {
    display: flex;
    align-items: center;
    gap: 10px;
    font-weight: 600;
  }
  dt svg {
    color: var(--accent);
  }
  dd {
    padding-inline-start: 30px;
    overflow-wrap: anywhere;
    color: var(--text-muted);
  }
  dd a {
    display: inline-block;
    padding-block: 9px;
    margin-block: -5px;
  }
`
