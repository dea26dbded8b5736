/** A stored build that its team checks before others get it. */
export type Preview = { kind: 'preview'; part: string; version: string }

/** A developer's own build on their machine; `entry` is the address of its `remote-entry.js`. */
export type OwnBuild = { kind: 'own build'; part: string; entry: string }

/** What one visit gets instead of what is live. */
export type Visit = Preview | OwnBuild

/** What this visit shows, in the words its visitor sees on every page. */
export const wordsOf = (visit: Visit): string =>
  visit.kind === 'preview'
    ? `Preview: ${visit.part} ${visit.version}`
    : `Your own build of ${visit.part} from ${new URL(visit.entry).host}`
