import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SOURCES = [
  '{domain,saved-recipe,words,nutrition,recipe-import,platform,recipe-view,shared-ui,shell,supabase,site,api-gateway}/**/*.{ts,tsx}',
  'mfe-*/**/*.{ts,tsx}',
]
const NOT_SERVED =
  /\.(?:test|stories)\.tsx?$|\/testing\/|\/dist\/|\/node_modules\/|\.generated\.ts$|\/dev\.tsx$|^nutrition\/table\/compare-with-usda|^nutrition\/table\/foods\//

/** A table in a plain object that accepts any text as a key: "constructor" is in it, as in every object. */
const PLAIN =
  /(?:const|let) (\w+): (?:Readonly<|Partial<)*Record<string,(?:[^=]|=>){1,200}? = \{(?!\})|(\w+)\[[\w.]+ as keyof typeof \w+\]/g

/** Tables that are never looked up with text from outside. Any other table is a Map. */
const ASKED_BY_US_ALONE: Record<string, string> = {
  'api-gateway/app.ts routes': 'asked with Object.hasOwn',
  'api-gateway/brief/reading/read-text.ts OF_KIND': 'asked for one of the kinds a pattern has found',
  'api-gateway/dish-book/kitchens.ts NOT': 'asked for a kitchen of ours',
  'api-gateway/dish-book/kitchens.ts OWN': 'asked for a kitchen of ours',
  'api-gateway/dish-book/kitchens.ts PARTS': 'asked for a kitchen of ours',
  'api-gateway/dish-book/techniques.ts TECHNIQUES': 'asked for a technique that a step of our book names',
  'api-gateway/mail/letter.ts ESCAPED': 'asked for the one character a pattern has found',
  'api-gateway/providers/house-chef/book/food-entry.ts SAID': 'asked for a food of ours',
  'api-gateway/providers/house-chef/book/rank.ts CALLED_SO': 'asked for a style of ours',
  'api-gateway/providers/house-chef/book/task.ts COOKED': 'asked for a food of ours',
  'api-gateway/providers/house-chef/book/ways-on.ts USUAL': 'asked for the group of a food of ours',
  'api-gateway/providers/house-chef/book/why-not.ts TOOLS': 'asked for a tool a reader of ours has found',
  'api-gateway/providers/house-chef/book/write-steps.ts SOON_DONE': 'asked for a kind of ours',
  'api-gateway/providers/house-chef/building/kits.ts SPICE': 'asked for a kit of ours',
  'api-gateway/providers/house-chef/building/lines.ts COUNTED': 'asked for a unit of ours',
  'api-gateway/providers/house-chef/building/dish-builder.ts CUTS': 'asked for a food of ours',
  'api-gateway/providers/house-chef/building/dish-builder.ts STRONGER': 'asked for a food of ours',
  'api-gateway/providers/house-chef/forms/miso-soup.ts SOFT': 'asked for a kind of ours',
  'api-gateway/providers/house-chef/forms/miso-soup.ts SOFT_CUT': 'asked for a kind of ours',
  'mfe-recipe-builder/mail/send.ts WORDS': 'asked for a code that isErrorCode has let through',
  'nutrition/swaps/sentence.ts READYING': 'asked for one of the four words a pattern has found',
  'shell/layout/Dropdown.tsx NEXT': 'asked for the name of a key that was pressed',
  'shell/structured-data.tsx SIGNS': 'asked for the one sign a pattern has found',
  'site/html/document.ts ESCAPED': 'asked for the one character a pattern has found',
  'site/files.ts TYPES': 'asked for the ending of a file that is there',
  'site/plates.ts SIZES': 'asked for one of the three shapes a pattern has found',
  'supabase/auth/mail-text.ts ENTITIES': 'asked for the one sign a pattern has found',
  'supabase/auth/user-routes.ts PROOF_LIFE': 'asked for the method in a token we signed',
  'supabase/postgres/driver-options.ts TYPES': 'gone through by the driver, entry by entry',
  'words/kitchens.ts COUNTRIES': 'asked for a kitchen of ours',
}

it('does not look up outside words in plain objects', () => {
  const found = globSync(SOURCES, {
    cwd: ROOT,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !NOT_SERVED.test(file))
    .flatMap((file) =>
      [...readFileSync(`${ROOT}/${file}`, 'utf8').matchAll(PLAIN)].map(
        ([, table, asked]) => `${file} ${table ?? asked}`,
      ),
    )
  expect([...new Set(found)].sort()).toEqual(Object.keys(ASKED_BY_US_ALONE).sort())
})
