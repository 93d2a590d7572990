import { table } from '../command/table.ts'
import { verb } from '../command/verb.ts'

export const tags = verb({
  command: 'tags',
  summary: 'lists tags and the releases that they name',
  options: (yargs) => yargs,
  async run(_args, { registry }) {
    const listed = await (await registry()).tags()
    const rows = listed.map(({ tag, remote, version, setBy, setAt }) => [
      tag,
      `${remote}@${version}`,
      setBy,
      setAt,
    ])
    return { data: listed, text: table([['tag', 'names', 'by', 'since'], ...rows]) }
  },
})
