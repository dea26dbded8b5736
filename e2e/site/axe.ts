import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** Without its comments and long names it is half as long, and every document has to parse it. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * A line for each element that violates an accessibility rule. Axe is loaded into a document once, and reports only
 * violations: its list of passes is many times as long.
 * @param without names of rules that do not apply here
 */
export async function axeFinds(page: Page, without: string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE)
  return page.evaluate(
    async ({ tags, rules }) => {
      const there: typeof axe = Reflect.get(globalThis, 'axe')
      const { violations } = await there.run(document, {
        runOnly: { type: 'tag', values: tags },
        rules,
        resultTypes: ['violations'],
      })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
      )
    },
    { tags: RULES, rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])) },
  )
}
