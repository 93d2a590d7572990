import { createRequire } from 'node:module'
import { describe, expect, it } from '@jest/globals'

const { smallerCss } = createRequire(import.meta.url)('./smaller-css.cjs') as {
  smallerCss: (css: string) => string
}

describe('styles of a template', () => {
  it.each([
    ['\n  color: red;\n\n  &:hover > a {\n    gap: 0;\n  }\n', ' color:red;&:hover > a {gap:0;}'],
    ["\n  /* It's said. */\n  gap: 0;", ' gap:0;'],
    ['p :hover {\n  margin: -1px calc(1px + 2px);\n}', 'p :hover {margin:-1px calc(1px + 2px);}'],
    ["content: 'a  b;  c';", "content:'a  b;  c';"],
    [';\n  ', ';'],
    ["') no-repeat,\n  url('", "') no-repeat,\n  url('"],
  ])('of %j are %j', (css, smaller) => {
    expect(smallerCss(css)).toBe(smaller)
  })
})
