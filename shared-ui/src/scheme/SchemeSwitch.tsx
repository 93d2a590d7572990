import styled from '@emotion/styled'
import { useId, useSyncExternalStore } from 'react'
import { chooseScheme, schemeChoice, watchScheme, type SchemeChoice } from './scheme-choice.ts'

interface SchemeSwitchProps {
  /** Label for no choice; `System` by default, for sites that follow it. */
  readonly unchosen?: string
}

/** Lets the visitor choose the colour scheme of a site that has two. */
export function SchemeSwitch({ unchosen = 'System' }: SchemeSwitchProps = {}) {
  const name = useId()
  const choices: readonly (readonly [SchemeChoice, string])[] = [
    ['system', unchosen],
    ['light', 'Light'],
    ['dark', 'Dark'],
  ]
  const chosen = useSyncExternalStore(watchScheme, schemeChoice, () => 'system')
  return (
    <Choices>
      <legend>Colours</legend>
      {choices.map(([choice, label]) => (
        <label key={choice}>
          <input
            // React hears no event of a choice that was made before any script ran.
            ref={(input) => {
              if (input?.checked && choice !== chosen) chooseScheme(choice)
            }}
            type="radio"
            name={name}
            autoComplete="off"
            checked={choice === chosen}
            onChange={() => chooseScheme(choice)}
          />
          {label}
        </label>
      ))}
    </Choices>
  )
}

/* Not a flex container: a floating legend would be a line of its own in WebKit's. */
const Choices = styled.fieldset`
  margin: 0;
  padding: 0;
  font-size: var(--text-s);
  border: 0;

  @media (scripting: none) {
    display: none;
  }
  legend {
    float: left;
    margin-inline-end: 4px;
    color: var(--text-muted);
    line-height: 44px;
  }
  label {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    min-height: 44px;
    margin-inline-start: 14px;
    vertical-align: top;
    cursor: pointer;
  }
  input {
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: var(--brand);
  }
`
