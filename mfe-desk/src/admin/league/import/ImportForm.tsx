import { useState } from 'react'
import type { CompetitionResponse } from 'shared-contracts/league/competition'
import {
  FILE_FORMATS,
  ImportPreview,
  MOST_FILE_BYTES,
  type ImportFile,
} from 'shared-contracts/league/desk-import'
import { ButtonLink } from 'shared-ui'
import * as v from 'valibot'
import { ActionButton } from '../../../focus/ActionButton.tsx'
import { DeskError } from '../../../desk-api/desk-api.ts'
import { useSession } from '../../../session/session-context.ts'
import { useTell } from '../../data/use-desk.ts'
import { ChoiceField } from '../../form/ChoiceField.tsx'
import { FieldFrame } from '../../form/FieldFrame.tsx'
import { FileInput } from '../../form/FileInput.tsx'
import { FormSheet } from '../../form/form-sheet.ts'
import { readText } from '../../form/read-text.ts'
import { TextField } from '../../form/TextField.tsx'
import { counted } from '../../text-of.ts'
import { LEAGUE, useLeagueWrites } from '../use-league.ts'
import { ImportChanges } from './ImportChanges.tsx'
import { UnknownNames } from './UnknownNames.tsx'

interface ImportFormProps {
  readonly competitions: readonly CompetitionResponse[]
  /** Preselected slugs. */
  readonly competition: string
  readonly season: string
}

type ChosenFile = Pick<ImportFile, 'name' | 'text' | 'format'>

/** What was sent, and what the API says of it. */
interface Answered {
  readonly sent: ImportFile
  readonly preview: ImportPreview
}

/** Chosen clubs by the unknown names of the file. */
type Answers = Readonly<Record<string, string>>

const ENDING = new RegExp(`\\.(${FILE_FORMATS.join('|')})$`, 'i')
const formatOf = (name: string) =>
  v.safeParse(v.picklist(FILE_FORMATS), ENDING.exec(name)?.[1]?.toLowerCase())

export function ImportForm({ competitions, ...given }: ImportFormProps) {
  const { call } = useSession()
  const { write } = useLeagueWrites()
  const tell = useTell()
  const [competition, setCompetition] = useState(given.competition)
  const [season, setSeason] = useState(given.season)
  const [file, setFile] = useState<ChosenFile | null>(null)
  const [checked, setChecked] = useState<Answered | null>(null)
  const [taken, setTaken] = useState<Answered | null>(null)
  const [answers, setAnswers] = useState<Answers>({})
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({})
  const [isBusy, setIsBusy] = useState(false)

  // The preview is only valid for the season that was chosen then, also if the answer comes late.
  const isOfSeason = checked?.sent.competition === competition && checked.sent.season === season
  const preview = isOfSeason ? checked.preview : null

  const bodyOf = (chosen: ChosenFile, known: Answers): ImportFile => ({
    ...{ competition, season, ...chosen, newClubs: false },
    aliases: Object.entries(known).flatMap(([name, club]) => (club ? [{ name, club }] : [])),
  })
  const attempt = async (what: () => Promise<void>) => {
    setIsBusy(true)
    setErrors({})
    try {
      await what()
    } catch (failure) {
      const { fieldErrors = {} } = failure instanceof DeskError ? failure.refusal : {}
      setErrors(
        Object.fromEntries(Object.entries(fieldErrors).map(([name, [first]]) => [name, first])),
      )
      tell.failed('Nothing was taken', failure)
    } finally {
      setIsBusy(false)
    }
  }
  const check = (chosen: ChosenFile, known: Answers) =>
    attempt(async () => {
      const sent = bodyOf(chosen, known)
      const answer = await call(`${LEAGUE}/import/check`, { method: 'POST', body: sent })
      setChecked({ sent, preview: v.parse(ImportPreview, answer) })
    })
  const choose = async (chosen: File) => {
    setFile(null)
    setChecked(null)
    setTaken(null)
    setAnswers({})
    const format = formatOf(chosen.name)
    if (!format.success)
      return setErrors({ file: 'Choose a file that ends with .csv, .json or .txt' })
    if (chosen.size > MOST_FILE_BYTES) {
      const most = MOST_FILE_BYTES / 1_000_000
      return setErrors({ file: `Choose a file of at most ${most} MB: a season has no more` })
    }
    await attempt(async () => {
      const next = { name: chosen.name, text: await readText(chosen), format: format.output }
      setFile(next)
      await check(next, {})
    })
  }
  const take = ({ sent, preview: { revision } }: Answered) =>
    attempt(async () => {
      const done = `${sent.name} is taken`
      const now = await write({ path: 'import', revision, body: sent, done }, ImportPreview)
      setTaken({ sent, preview: now })
      setChecked(null)
    })

  return (
    <>
      <FormSheet
        noValidate
        aria-label="Import"
        onSubmit={(event) => {
          event.preventDefault()
          if (file) void check(file, answers)
        }}
      >
        <ChoiceField
          label="Competition"
          value={competition}
          choices={competitions.map(({ slug, name }) => ({ value: slug, label: name }))}
          onChange={setCompetition}
        />
        <TextField
          label="Season"
          hint="Its address, such as 2025-26. One that is not there is made."
          value={season}
          error={errors['season']}
          onChange={setSeason}
        />
        <FieldFrame
          label="File"
          hint="CSV, football.json or Football.TXT"
          error={errors['file'] ?? errors['text'] ?? errors['format'] ?? errors['name']}
        >
          {(control) => (
            <FileInput
              control={control}
              accept=".csv,.json,.txt"
              isBusy={isBusy}
              onChoose={(chosen) => void choose(chosen)}
            />
          )}
        </FieldFrame>
        {file && !preview && !taken && (
          <ActionButton type="submit" disabled={isBusy}>
            Check {file.name}
          </ActionButton>
        )}
      </FormSheet>
      {file && checked && preview && (
        <>
          <UnknownNames
            unknown={preview.unknown}
            answers={answers}
            isBusy={isBusy}
            onAnswer={setAnswers}
            onDone={() => void check(file, answers)}
          />
          <ImportChanges
            file={checked.sent.name}
            preview={preview}
            isBusy={isBusy}
            onTake={() => void take(checked)}
            onLeave={() => {
              setFile(null)
              setChecked(null)
            }}
          />
        </>
      )}
      <div role="status">
        {taken && (
          <p>
            {taken.sent.name} is taken:{' '}
            {counted(taken.preview.added.length, 'match is new', 'matches are new')},{' '}
            {taken.preview.changed.length} changed,{' '}
            {counted(taken.preview.unchanged, 'as it was', 'as they were')}.
          </p>
        )}
      </div>
      {taken && (
        <div>
          <ButtonLink look="outline" to={`/seasons/${taken.sent.competition}~${taken.sent.season}`}>
            To the season
          </ButtonLink>
        </div>
      )}
    </>
  )
}
