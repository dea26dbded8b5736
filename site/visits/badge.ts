import { text } from '../html/document.ts'
import { type Visit, wordsOf } from './visit.ts'

export const LEAVE = '/preview/leave'

/**
 * Says on every page that this is not the live site, with a link to leave. It is outside the part of the document that the
 * shell draws, because the previewed build may be a broken shell.
 */
export const badgeOf = (visit: Visit): string => `
<style>${BADGE_STYLE}</style>
<aside class="visit" aria-label="Not the live site">${text(wordsOf(visit))} <span aria-hidden="true">·</span> <a href="${LEAVE}">Leave</a></aside>`

/** Above the page's header, but after the skip link, which has to come first; below that link while it is visible. */
export const BADGE_STYLE = `
body{display:flex;flex-direction:column}
#root{flex:1;min-inline-size:0}
.visit{order:-1;position:sticky;z-index:15;inset-block-start:0;padding:var(--space-1) var(--space-4);border-block-end:1px solid var(--color-line-strong);background:var(--color-apricot-soft);color:var(--color-ink);font-size:var(--text-s);text-align:center;overflow-wrap:anywhere}
.visit a{display:inline-block;padding:var(--space-1) var(--space-2);color:inherit;font-weight:var(--weight-strong)}
.visit a:focus-visible{outline:3px solid var(--color-focus);outline-offset:-2px}
@media print{.visit{display:none}}
`
