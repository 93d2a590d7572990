import styled from '@emotion/styled'
import { LEAVE_CHOICE_PATH, type ChosenRelease } from 'shared-contracts/release'

/** Shows that this browser has a preview or an override, and ends it. */
export function ChosenBadge({ chosen }: { readonly chosen: ChosenRelease }) {
  const { remote, version, isSource, until } = chosen
  return (
    <Badge aria-label="Preview">
      <p>
        {isSource ? `${remote} from source` : `Preview of ${remote} ${version}`}
        {until !== null && <span>until {until.slice(0, 16).replace('T', ' ')} UTC</span>}
      </p>
      <form method="post" action={LEAVE_CHOICE_PATH}>
        <button type="submit">Leave</button>
      </form>
    </Badge>
  )
}

const Badge = styled.aside`
  position: fixed;
  z-index: 90;
  inset: auto auto 16px 16px;
  display: flex;
  align-items: center;
  gap: 16px;
  max-width: calc(100vw - 32px);
  padding: 8px 8px 8px 16px;
  font-size: 14px;
  line-height: 1.3;
  color: #1d1408;
  background: #ffc94d;
  border-radius: 8px;
  box-shadow: 0 4px 16px rgb(0 0 0 / 0.3);

  span {
    display: block;
  }
  button {
    min-height: 44px;
    padding-inline: 16px;
    font: inherit;
    font-weight: 600;
    color: #fff;
    cursor: pointer;
    background: #1d1408;
    border: 0;
    border-radius: 6px;
  }
`
