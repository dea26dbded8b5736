import { findChromium } from '../../e2e/chromium.ts'
import type { Affected } from './affected-by.ts'
import { runTool } from './run-tool.ts'

/** `of`: what it checks, in a word or two. `run` prints its own output. @returns whether it passed */
export type Step = { name: string; of: string; run(print: (text: string) => void): Promise<boolean> }

/** Two at a time: a step keeps about one core busy. Each lane keeps its own order. */
export function lanesFor(rooms: string[], { tests, stories }: Affected): Step[][] {
  const types = step('types', 'everything', 'tsc', [
    '--noEmit',
    // What has not changed since the last check is not read again.
    ...['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
  ])
  const lint = step('lint', rooms.join(', '), 'biome', ['check', '--error-on-warnings', ...rooms])
  // A dot for each passing test: readers look for the failures.
  const short = ['--reporter=dot', '--silent=passed-only']
  const ran = step('tests', counted(tests, 'file'), 'vitest', [
    'run',
    '--maxWorkers',
    '2',
    ...short,
    ...tests,
  ])
  const drawn = step(
    'stories',
    counted(stories, 'file'),
    'playwright',
    ['test', '--config', 'e2e/stories.config.ts', '--grep', '@of-some-stories'],
    () => ({ CHROME_PATH: findChromium().path, STORIES: stories.join(' ') }),
  )
  return [
    [types, ...(tests.length > 0 ? [ran] : [])],
    [lint, ...(stories.length > 0 ? [drawn] : [])],
  ]
}

function step(
  name: string,
  of: string,
  command: string,
  words: string[],
  env: () => Record<string, string> = () => ({}),
): Step {
  return { name, of, run: async (print) => (await runTool(command, words, print, env())) === 0 }
}

const counted = (all: string[], of: string): string => `${all.length} ${of}${all.length === 1 ? '' : 's'}`
