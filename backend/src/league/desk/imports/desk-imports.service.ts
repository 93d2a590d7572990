import { HttpStatus, Injectable } from '@nestjs/common'
import type { ImportFile, ImportPreview } from 'shared-contracts/league/desk-import'
import { In, type EntityManager } from 'typeorm'
import { Transactions } from '../../../foundation/database/transactions.ts'
import { DetailedException } from '../../../foundation/http/detailed.exception.ts'
import { lockLeague } from '../../changes/record-changes.ts'
import { Club } from '../../clubs/club.entity.ts'
import {
  importSeason,
  type DoneImport,
  type RefusedImport,
  type SeasonFile,
} from '../../exchange/import-season.ts'
import { DryRunRollback } from '../../exchange/dry-run-rollback.ts'
import { TakenAlias } from '../../exchange/taken-alias.ts'
import { UnknownSlug } from '../../exchange/unknown-slug.ts'
import { linesOutsideUtf8 } from '../../files/season-text.ts'
import { named } from '../../matches/fixture-response.ts'
import { Competition } from '../../seasons/competition.entity.ts'
import { Edit } from '../edits/edit.ts'
import type { Editor } from '../edits/editor.ts'
import { LeagueDesk } from '../edits/league-desk.ts'
import type { Written } from '../edits/written.ts'
import { refusal } from '../field-fault.ts'
import { noteRows, revisionOf, seasonRows } from './season-rows.ts'

type Outcome = RefusedImport | DoneImport

/** Imports the files of editors. */
@Injectable()
export class DeskImportsService {
  constructor(
    private readonly desk: LeagueDesk,
    private readonly transactions: Transactions,
  ) {}

  /** Previews an import: does the same work and rolls it back. */
  async check(editor: Editor, file: ImportFile): Promise<ImportPreview> {
    return this.transactions
      .run(async (manager): Promise<ImportPreview> => {
        await lockLeague(manager)
        const { before, outcome } = await work(new Edit(manager, editor), file)
        throw new DryRunRollback(await previewOf(manager, outcome, revisionOf(before)))
      })
      .catch((error: unknown) => {
        if (error instanceof DryRunRollback) return error.outcome as ImportPreview
        throw error
      })
  }

  /**
   * Imports a file completely or not at all.
   *
   * @param expected the revision of the preview.
   * @throws DetailedException with the faults of the file, or with a new preview if the season has changed since.
   */
  async take(editor: Editor, file: ImportFile, expected: number): Promise<Written<ImportPreview>> {
    const records: ImportPreview[] = []
    const edit = await this.desk.write(editor, async (made) => {
      const { manager } = made
      const { competitionId, before, outcome } = await work(made, file)
      const preview = await previewOf(manager, outcome, revisionOf(before))
      if (revisionOf(before) !== expected) throw importConflict(preview)
      if ('faults' in outcome) throw refused(preview)
      const after = await seasonRows(manager, competitionId, file.season)
      noteRows(made, before, after)
      records.push({ ...preview, revision: revisionOf(after) })
      const [season] = after.seasons
      if (!season) throw new TypeError('The file was taken into no season')
      return { season, text: `${file.name} imported` }
    })
    // A request that is sent again finds the file taken: nothing is left to change.
    return { edit, record: records.at(-1) ?? (await this.check(editor, file)) }
  }
}

/** Imports the file. @param edit its transaction must be rolled back if the file is refused. */
async function work(edit: Edit, file: ImportFile) {
  const { manager, by } = edit
  const competition = await manager.findOneBy(Competition, { slug: file.competition })
  if (competition?.slug !== file.competition) {
    throw refusal('competition', 'There is no such competition')
  }
  const before = await seasonRows(manager, competition.id, file.season)
  const faults = linesOutsideUtf8(Buffer.from(file.text))
  const outcome: Outcome =
    faults.length > 0
      ? { faults, unknown: [] }
      : await importSeason(manager, seasonFile(file, by)).catch((error: unknown) => {
          const isOfAlias = error instanceof UnknownSlug || error instanceof TakenAlias
          throw isOfAlias ? refusal('aliases', error.message) : error
        })
  return { competitionId: competition.id, before, outcome }
}

const seasonFile = (file: ImportFile, by: string): SeasonFile => ({
  ...{ source: file.name, text: file.text.replace(/^\uFEFF/, ''), format: file.format, by },
  ...{ competition: file.competition, season: file.season, takesNewClubs: file.newClubs },
  aliases: new Map(file.aliases.map(({ name, club }) => [name, club])),
})

async function previewOf(
  manager: EntityManager,
  outcome: Outcome,
  revision: number,
): Promise<ImportPreview> {
  if (!('faults' in outcome)) {
    const { isNewSeason, added, changed, unchanged, newClubs, newPlayers } = outcome
    return {
      ...{ revision, faults: [], unknown: [], isNewSeason, unchanged, newClubs: [...newClubs] },
      newPlayers: newPlayers.length,
      added: added.map(({ slug, home, away }) => ({ slug, home, away })),
      changed: changed.map((one) => ({ ...one, differences: [...one.differences] })),
    }
  }
  const slugs = outcome.unknown.flatMap(({ suggestions }) => suggestions)
  const clubs = await manager.findBy(Club, { slug: In(slugs) })
  const unknown = outcome.unknown.map(({ name, suggestions }) => ({
    name,
    suggestions: suggestions.flatMap((slug) => clubs.filter((one) => one.slug === slug).map(named)),
  }))
  const faults = [...outcome.faults]
  return { ...NOTHING, revision, faults, unknown }
}

const NOTHING = {
  isNewSeason: false,
  added: [],
  changed: [],
  unchanged: 0,
  newClubs: [],
  newPlayers: 0,
}

const importConflict = (current: ImportPreview) =>
  new DetailedException('Somebody else has changed this season meanwhile', HttpStatus.CONFLICT, {
    current,
  })

const refused = ({ faults, unknown }: ImportPreview) =>
  new DetailedException('The file has faults', HttpStatus.BAD_REQUEST, { faults, unknown })
