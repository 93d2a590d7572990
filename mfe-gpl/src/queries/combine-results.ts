import type { AsyncResult } from 'shared-ui'

type Together<Results extends Readonly<Record<string, AsyncResult<unknown>>>> = {
  readonly [Name in keyof Results]: Results[Name] extends AsyncResult<infer Data> ? Data : never
}

/** Combines several results: loaded if all are, failed if one is; a retry refetches the failed ones. */
export function combineResults<Results extends Readonly<Record<string, AsyncResult<unknown>>>>(
  results: Results,
): AsyncResult<Together<Results>> {
  const all = Object.entries(results)
  const isThere = all.every(([, { data }]) => data !== undefined)
  return {
    data: isThere
      ? (Object.fromEntries(all.map(([name, { data }]) => [name, data])) as Together<Results>)
      : undefined,
    isError: all.some(([, { data, isError }]) => isError && data === undefined),
    refetch: () => {
      for (const [, { isError, refetch }] of all) if (isError) refetch()
    },
  }
}
