import type { ArchiveProblem } from '../../archive/archive-limits.ts'

/** Why nothing could be read from a file. */
export const PROBLEM_WORDS: Record<ArchiveProblem, string> = {
  'too-large': 'It is too large. A file can have up to 2 million characters, an archive up to 300 MB.',
  'too-much':
    'It has more than we can open at once. We read the first part; bring the rest in smaller parts.',
  'too-many': 'There are more than 500 recipes. We read the first ones; bring the rest in smaller parts.',
  'not-text': 'It isn’t text. We can read text, web pages, JSON, and ZIP archives of them.',
  empty: 'There is no recipe in it.',
  unreadable: 'Your browser can’t read it. To bring a folder, make it a ZIP archive first.',
  broken: 'It is damaged or locked with a password.',
}
