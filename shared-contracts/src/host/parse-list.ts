import * as v from 'valibot'

/** Called once for every record that a reader could not read. */
export type ReportRefusal = (path: string, reason: string) => void

let report: ReportRefusal = () => undefined

/** Sets where the host reports refused records; until then they are not reported. */
export function reportRefusalsTo(sink: ReportRefusal): void {
  report = sink
}

/**
 * Reads a list of records. A record that does not fit is skipped and reported, and the rest are shown.
 *
 * @param path where the list came from, for the report.
 * @throws TypeError when the answer is not an array at all.
 */
export function parseList<Schema extends v.GenericSchema>(
  schema: Schema,
  path: string,
  answer: unknown,
): v.InferOutput<Schema>[] {
  if (!Array.isArray(answer)) throw new TypeError(`${path} answered no list`)
  return answer.flatMap((record: unknown, index) => {
    const result = v.safeParse(schema, record)
    if (result.success) return [result.output]
    report(path, `[${index}] ${v.summarize(result.issues)}`)
    return []
  })
}
