import styled from '@emotion/styled'
import type { ImportPreview } from 'shared-contracts/league/desk-import'
import { Muted, Select, Title } from 'shared-ui'
import { ActionButton } from '../../../focus/ActionButton.tsx'
import { FieldFrame } from '../../form/FieldFrame.tsx'
import { Part } from '../../form/form-sheet.ts'
import { useAllClubs } from '../seasons/use-all-clubs.ts'

interface UnknownNamesProps {
  readonly unknown: ImportPreview['unknown']
  readonly answers: Readonly<Record<string, string>>
  readonly isBusy: boolean
  readonly onAnswer: (answers: Readonly<Record<string, string>>) => void
  readonly onDone: () => void
}

/** Names in a file that match no club: each is assigned to a club once, and known from then on. */
export function UnknownNames({ unknown, answers, isBusy, onAnswer, onDone }: UnknownNamesProps) {
  const { data: clubs = [] } = useAllClubs()
  if (unknown.length === 0) return null
  return (
    <Part aria-label="Unknown names">
      <Title>Unknown names</Title>
      <Muted>Say which club is meant. The answer is kept, so that no file asks again.</Muted>
      <Names>
        {unknown.map(({ name, suggestions }) => {
          const others = clubs.filter(({ slug }) => !suggestions.some((one) => one.slug === slug))
          return (
            <FieldFrame key={name} label={name}>
              {(control) => (
                <Select
                  {...control}
                  value={answers[name] ?? ''}
                  onChange={({ target }) => onAnswer({ ...answers, [name]: target.value })}
                >
                  <option value="">Choose a club</option>
                  {suggestions.length > 0 && (
                    <optgroup label="Likely">
                      {suggestions.map((club) => (
                        <option key={club.slug} value={club.slug}>
                          {club.name}
                        </option>
                      ))}
                    </optgroup>
                  )}
                  <optgroup label="All clubs">
                    {others.map((club) => (
                      <option key={club.slug} value={club.slug}>
                        {club.name}
                      </option>
                    ))}
                  </optgroup>
                </Select>
              )}
            </FieldFrame>
          )
        })}
      </Names>
      <ActionButton
        disabled={isBusy || unknown.some(({ name }) => !answers[name])}
        onClick={onDone}
      >
        Go on with these clubs
      </ActionButton>
    </Part>
  )
}

const Names = styled.div`
  display: grid;
  gap: 16px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  width: 100%;
`
