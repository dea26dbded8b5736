import type { ArchiveProblem } from '../../archive/archive-limits.ts'

/** Why nothing could be taken out of a file. */
export const PROBLEM_WORDS: Record<ArchiveProblem, string> = {
  'too-large': 'It is larger than any recipe: a file may have 2 million letters, an archive 300 MB.',
  'too-much': 'There is more in it than we open at once. What came before was read; bring the rest in parts.',
  'too-many': 'There are more than 500 recipes. What came before was read; bring the rest in parts.',
  'not-text': 'It is no text. We read text, web pages, JSON, and archives (zip) of them.',
  empty: 'There is no recipe in it.',
  unreadable: 'Your browser cannot read it. A folder can be brought as an archive (zip).',
  broken: 'It is damaged, or locked with a password.',
}
