import styled from '@emotion/styled'
import type { FormEvent } from 'react'
import type { CompetitionResponse } from 'shared-contracts/league/competition'
import type { Named } from 'shared-contracts/league/name'
import { RANKINGS } from 'shared-contracts/league/rules'
import type { AsyncResult } from 'shared-ui'
import { ActionButton } from '../../../focus/ActionButton.tsx'
import { ChoiceField } from '../../form/ChoiceField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { formatChoice } from '../../text-of.ts'
import { ClubsField } from './ClubsField.tsx'
import { LotsField } from './LotsField.tsx'
import { slugOfSeason, type EntryDraft, type SeasonDraft } from './season-draft.ts'
import { TieBreakerOrder } from './TieBreakerOrder.tsx'
import { ZonesField } from './ZonesField.tsx'

interface SeasonFormProps {
  readonly value: SeasonDraft
  readonly onChange: (value: SeasonDraft) => void
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly isBusy: boolean
  readonly competitions: readonly CompetitionResponse[]
  readonly clubs: AsyncResult<readonly Named[]>
  /** Entries of the season before. */
  readonly known: readonly EntryDraft[]
  /** Only a new season lets its address be chosen. */
  readonly isNew: boolean
  readonly onSubmit: (event: FormEvent) => void
}

/** The form of a season: name and days, rules of its table, and clubs. */
export function SeasonForm(props: SeasonFormProps) {
  const { value, onChange, errors, isBusy, competitions, clubs, known, isNew, onSubmit } = props
  const set = (changes: Partial<SeasonDraft>) => onChange({ ...value, ...changes })
  // An address that was typed stays when the name changes.
  const isAddressOfName = isNew && value.slug === slugOfSeason(value.name)
  return (
    <Form noValidate aria-label={isNew ? 'New season' : 'Season'} onSubmit={onSubmit}>
      <Fields>
        {isNew && (
          <ChoiceField
            label="Competition"
            value={value.competition}
            choices={competitions.map(({ slug, name }) => ({ value: slug, label: name }))}
            onChange={(competition) => set({ competition })}
          />
        )}
        <TextField
          label="Name"
          hint="Such as 2025/26"
          value={value.name}
          error={errors['name']}
          onChange={(name) => set({ name, ...(isAddressOfName && { slug: slugOfSeason(name) }) })}
        />
        {isNew && (
          <TextField
            label="Address"
            hint="As it stands in links: 2025-26"
            value={value.slug}
            error={errors['slug']}
            onChange={(slug) => set({ slug })}
          />
        )}
        <TextField
          label="First day"
          type="date"
          value={value.startsOn}
          error={errors['startsOn']}
          onChange={(startsOn) => set({ startsOn })}
        />
        <TextField
          label="Last day"
          type="date"
          value={value.endsOn}
          error={errors['endsOn']}
          onChange={(endsOn) => set({ endsOn })}
        />
        <TextField
          label="Time zone"
          hint="In which kick-offs are entered"
          value={value.timeZone}
          error={errors['timeZone']}
          onChange={(timeZone) => set({ timeZone })}
        />
        <TextField
          label="Points for a win"
          inputMode="numeric"
          value={value.pointsForWin}
          error={errors['pointsForWin']}
          onChange={(pointsForWin) => set({ pointsForWin })}
        />
        {value.rankedBy && (
          <ChoiceField
            label="Ranked by"
            hint="Points per match only if the league broke the season off and so decided"
            value={value.rankedBy}
            choices={RANKINGS.map((one) => ({ value: one, label: formatChoice(one) }))}
            error={errors['rankedBy']}
            onChange={(chosen) =>
              set({ rankedBy: RANKINGS.find((one) => one === chosen) ?? 'points' })
            }
          />
        )}
      </Fields>
      <ClubsField
        all={clubs}
        value={value.clubs}
        known={known}
        error={errors['clubs']}
        onChange={(chosen) => set({ clubs: chosen })}
      />
      <TieBreakerOrder value={value.tieBreakers} onChange={(tieBreakers) => set({ tieBreakers })} />
      {value.lots && (value.tieBreakers.includes('lots') || value.lots.length > 0) && (
        <LotsField
          clubs={(clubs.data ?? []).filter(({ slug }) =>
            value.clubs.some(({ club }) => club === slug),
          )}
          value={value.lots}
          error={errors['lots']}
          onChange={(lots) => set({ lots })}
        />
      )}
      <ZonesField
        value={value.zones}
        error={errors['zones']}
        onChange={(zones) => set({ zones })}
      />
      <div>
        <ActionButton type="submit" disabled={isBusy}>
          {isNew ? 'Create season' : 'Save'}
        </ActionButton>
      </div>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: 28px;
  grid-template-columns: minmax(0, 1fr);
`

const Fields = styled.div`
  display: grid;
  gap: 20px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
`
