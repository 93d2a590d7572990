import { getJson, parseList } from 'shared-contracts/host'
import { queryOptions } from 'shared-contracts/query'
import * as v from 'valibot'

/** Query for a list of the API; records that do not match the schema are skipped. */
export const listQuery = <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
  queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) => parseList(schema, path, await getJson(path, { signal })),
  })

/** Query for one record of the API. */
export const recordQuery = <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
  queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) => v.parse(schema, await getJson(path, { signal })),
  })

/** Returns the path of a record's preview, or with null the path of the published record. */
export const previewed = (path: string, preview: string | null) =>
  preview === null ? path : `${path}?${new URLSearchParams({ preview }).toString()}`
