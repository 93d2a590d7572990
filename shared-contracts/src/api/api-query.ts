import { getJson, parseList } from 'shared-contracts/host'
import { queryOptions } from 'shared-contracts/query'
import * as v from 'valibot'

/** A list that the API answers; a record that does not fit is skipped. */
export const listQuery = <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
  queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) => parseList(schema, path, await getJson(path, { signal })),
  })

/** One record that the API answers. */
export const recordQuery = <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
  queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) => v.parse(schema, await getJson(path, { signal })),
  })

/** An answer with a record as it is written, for who has the token of its preview; as visitors read it for null. */
export const previewed = (path: string, preview: string | null) =>
  preview === null ? path : `${path}?${new URLSearchParams({ preview }).toString()}`
