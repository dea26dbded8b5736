import { createElement, type ReactElement, useMemo } from 'react'

/**
 * Tells search engines about a page in schema.org's terms: data in the page that is never run.
 * React creates script elements from markup, which the site's policy allows only through a named policy; this one can
 * create only such data.
 * @param props.data a JSON-LD object; create it once, or each render writes it again
 */
export function StructuredData({ data }: { data: object }): ReactElement {
  const content = useMemo(() => ({ __html: markupOf(JSON.stringify(data)) as string }), [data])
  return createElement('div', { hidden: true, dangerouslySetInnerHTML: content })
}

/** In a script element that is not code. With every `<` escaped, no text can end it early. */
const asMarkup = (json: string): string =>
  `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`

/** Named in the site's policy (`site/page-headers.ts`). */
const NAME = 'evenplate-structured-data'
/**
 * A policy name can be used once per page, and each remote has a copy of this file: the first one to load creates it
 * for all.
 */
const KEY = Symbol.for(NAME)

type Policy = { createHTML(json: string): unknown }
type Scope = {
  [KEY]?: Policy
  trustedTypes?: { createPolicy(name: string, rules: { createHTML(json: string): string }): Policy }
}

function markupOf(json: string): unknown {
  const scope = globalThis as Scope
  scope[KEY] ??= scope.trustedTypes?.createPolicy(NAME, { createHTML: asMarkup }) ?? { createHTML: asMarkup }
  return scope[KEY].createHTML(json)
}
