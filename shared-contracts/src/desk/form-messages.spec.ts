import { describe, expect, it } from '@jest/globals'
import * as v from 'valibot'
import * as account from './account.ts'
import * as content from './content.ts'
import * as inbox from './inbox.ts'
import * as leagueContent from './league-content.ts'
import * as media from './media.ts'
import * as prices from './prices.ts'

const MODULES = { account, content, inbox, leagueContent, media, prices }

type Form = v.ObjectSchema<v.ObjectEntries, v.ErrorMessage<v.ObjectIssue> | undefined>
/** A schema made by `form`, which words missing fields by a function. */
const isForm = (exported: unknown): exported is Form =>
  v.is(v.looseObject({ type: v.literal('object'), message: v.function() }), exported)

const FORMS = Object.values(MODULES)
  .flatMap((module): [string, unknown][] => Object.entries(module))
  .filter((named): named is [string, Form] => isForm(named[1]))
  .concat([['PictureFields', media.PictureFields]])

const TYPED = [
  ...['', ' ', 'x', '-1', 'www.example.com', 'javascript:alert(1)', '2026-13-45', '#12'],
  ...['x'.repeat(600), 'x'.repeat(600_000), `https://${'x'.repeat(600)}.example`],
]
const NUMBERS = [Number.NaN, -1, 0.5, 1e12]

/** What nobody types: parts of an address, an answer of the browser, a place on a picture. */
const NOT_TYPED = new Set(['token', 'response', 'focalPoint'])
/** A field for a text gives no number, and one for a list no text. */
const NOT_OF_ITS_FIELD = new Set(['string', 'array'])

/** How the library begins what it says where a schema has no words of its own. */
const OF_THE_LIBRARY = /^Invalid \w+/

describe('what a form says', () => {
  it('covers the forms of the desk', () => {
    expect(FORMS.length).toBeGreaterThan(20)
  })

  it.each(FORMS)('%s is in words of its own', (_, { entries }) => {
    const said = Object.entries(entries)
      // A box is ticked or not.
      .filter(([name, entry]) => !NOT_TYPED.has(name) && !v.is(entry, true))
      .flatMap(([name, entry]) =>
        [...TYPED, ...TYPED.map((text) => [text]), ...NUMBERS].flatMap((typed) =>
          (v.safeParse(entry, typed).issues ?? []).flatMap((issue) =>
            OF_THE_LIBRARY.test(issue.message) && !NOT_OF_ITS_FIELD.has(issue.type)
              ? [`${name}: ${issue.message.slice(0, 100)}`]
              : [],
          ),
        ),
      )
    expect(new Set(said)).toEqual(new Set())
  })
})
