import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'

const require = createRequire(import.meta.url)
const withoutKeys = require('./lucide-data.cjs') as (source: string) => string

const ICONS = join(WORKSPACE_ROOT, 'shared-ui/node_modules/lucide-react/dist/esm/icons')

const shapesOf = (source: string) => source.match(/\b(?:d|cx|cy|r|x|y|points): "[^"]*"/g)

it.each(['calendar-days', 'chevron-down', 'search'])(
  'leaves the shapes of the icon %s, and nothing else',
  async (name) => {
    const source = await readFile(join(ICONS, `${name}.mjs`), 'utf8')
    const smaller = withoutKeys(source)
    expect(source).toMatch(/key: /)
    expect(smaller).not.toMatch(/\b(?:key|name|size): |\.node;/)
    expect(shapesOf(smaller)).toEqual(shapesOf(source))
    expect(smaller).toContain('export { __iconData,')
  },
)
