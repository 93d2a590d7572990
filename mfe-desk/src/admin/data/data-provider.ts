import type { DataProvider, GetListParams, Identifier, RaRecord } from 'ra-core'
import { Revision } from 'shared-contracts/desk/content'
import * as v from 'valibot'
import { textOf } from '../text-of.ts'
import type { CallDesk } from '../../desk-api/desk-api.ts'

/** Members that every record of the desk has; screens read the additional members of their part. */
export const DeskRecord = v.looseObject({
  id: v.union([v.number(), v.string()]),
  revision: v.optional(v.number()),
})
export type DeskRecord = v.InferOutput<typeof DeskRecord>

const Addressed = v.union([
  v.looseObject({ address: v.string() }),
  v.looseObject({ slug: v.string() }),
])

/** Seasons and matches have no numeric id: their address or slug serves as one. */
const Listed = v.pipe(
  v.unknown(),
  v.transform((record) =>
    v.is(Addressed, record) ? { id: record['address'] ?? record['slug'], ...record } : record,
  ),
  DeskRecord,
)
const Page = v.object({ items: v.array(Listed), total: v.number() })

const Revised = v.looseObject({ revision: v.optional(v.number()) })
const revisionOf = (data: unknown) => (v.is(Revised, data) ? data.revision : undefined)

/** What a screen says about a creation, as `meta`: its key makes a repeated call count once. */
const Creation = v.optional(v.object({ idempotencyKey: v.optional(v.string()) }))

/** A call that changes a record without editing it, such as `publish`. */
export interface Action {
  readonly name: string
  readonly revision?: number | undefined
  /** Makes a repeated call count once. */
  readonly idempotencyKey?: string
  readonly body?: unknown
}

export interface DeskDataProvider extends DataProvider {
  /** `POST /api/desk/<part>/:id/<action>`. */
  act: (part: string, id: Identifier, action: Action) => Promise<unknown>
  /** Returns the fields of a revision of a record; undefined if it is not kept. */
  fieldsOf: (
    part: string,
    id: Identifier,
    revision: number,
  ) => Promise<Revision['fields'] | undefined>
}

/**
 * Translates react-admin's calls to the desk's API. A change names the revision that it is based on, which the
 * edited record itself carries.
 *
 * @param onChanged called after every change that the API accepted.
 */
export function createDataProvider(call: CallDesk, onChanged: () => void): DeskDataProvider {
  const changed = async (answer: Promise<unknown>) => {
    const data = await answer
    onChanged()
    return data
  }
  const record = async <Type extends RaRecord>(answer: Promise<unknown>) => ({
    data: v.parse(DeskRecord, await answer) as unknown as Type,
  })
  const getOne = (part: string, id: Identifier, signal?: AbortSignal) =>
    record(call(`${part}/${id}`, { signal }))
  const getList = async (part: string, params: GetListParams) => {
    const page = v.parse(Page, await call(`${part}?${queryOf(params)}`, { signal: params.signal }))
    return { data: page.items as never[], total: page.total }
  }
  const remove = (part: string, id: Identifier, previous: unknown) =>
    changed(call(`${part}/${id}`, { method: 'DELETE', revision: revisionOf(previous) }))
  const update = (part: string, id: Identifier, data: unknown) =>
    changed(call(`${part}/${id}`, { method: 'PUT', body: data, revision: revisionOf(data) }))

  return {
    getList,
    getOne: (part, { id, signal }) => getOne(part, id, signal) as never,
    getMany: async (part, { ids, signal }) => ({
      data: (await Promise.all(ids.map((id) => getOne(part, id, signal)))).map(
        ({ data }) => data,
      ) as never[],
    }),
    getManyReference: (part, { target, id, filter, ...params }) =>
      getList(part, { ...params, filter: { ...(filter as object), [target]: id } }),
    create: (part, { data, meta }) =>
      record(
        changed(call(part, { method: 'POST', body: data, ...v.parse(Creation, meta) })),
      ) as never,
    update: (part, { id, data }) => record(update(part, id as Identifier, data)) as never,
    updateMany: async (part, { ids, data }) => {
      for (const id of ids) {
        const { data: current } = await getOne(part, id)
        await update(part, id, { ...current, ...(data as object) })
      }
      return { data: ids }
    },
    delete: async (part, { id, previousData }) => {
      await remove(part, id, previousData)
      return { data: { ...previousData, id } as never }
    },
    deleteMany: async (part, { ids }) => {
      for (const id of ids as Identifier[]) await remove(part, id, (await getOne(part, id)).data)
      return { data: ids }
    },
    act: (part, id, { name, ...options }) =>
      changed(call(`${part}/${id}/${name}`, { method: 'POST', ...options })),
    fieldsOf: async (part, id, revision) => {
      const newest = await call(`${part}/${id}/revisions?before=${revision + 1}&perPage=1`)
      return v.parse(v.array(Revision), newest).find((one) => one.revision === revision)?.fields
    },
  }
}

/** Builds the query of a list, as `ListQuery` parses it. */
function queryOf({ pagination, sort, filter }: GetListParams): string {
  const filters = Object.entries((filter ?? {}) as Record<string, unknown>).flatMap(
    ([name, value]) =>
      value === '' || value === null || value === undefined ? [] : [[name, textOf(value)]],
  )
  return new URLSearchParams({
    page: String(pagination?.page ?? 1),
    perPage: String(pagination?.perPage ?? 25),
    ...(sort && { sort: sort.field, order: sort.order.toLowerCase() }),
    ...(Object.fromEntries(filters) as Record<string, string>),
  }).toString()
}
