import { describe, expect, it } from 'vitest'
import {
  changed,
  failed,
  readAgain,
  saving,
  sayFailure,
  stored,
  type UnsavedChanges,
  unchanged,
} from './unsaved-changes.ts'

type Now = UnsavedChanges<string, string>
type State = Now['state']

const WHY = { code: 'offline', message: 'You are offline.' } as const
const SENT = ['a']
const BEFORE = { base: 'soup with a', changes: SENT }

/** A recipe in each state. */
const IN: Record<State | 'first save' | 'again', Now> = {
  unchanged: unchanged('soup'),
  changed: { state: 'changed', base: 'soup', changes: SENT },
  saving: { state: 'saving', base: 'soup', changes: SENT, sent: SENT, stored: null },
  'changed-while-saving': {
    state: 'changed-while-saving',
    base: 'soup',
    changes: ['a', 'b'],
    sent: SENT,
    stored: null,
  },
  failed: { state: 'failed', base: 'soup', changes: SENT, why: WHY, partly: false },
  'first save': { state: 'changed-while-saving', base: 'soup', changes: ['b'], sent: [], stored: null },
  again: { state: 'saving', base: 'soup', changes: ['a', 'b'], sent: ['a', 'b'], stored: BEFORE },
}

type Row = [from: keyof typeof IN, event: string, does: (now: Now) => Now, to: Partial<Now>]

const change =
  (...changes: string[]) =>
  (now: Now) =>
    changed(now, changes)
const store = (now: Now) => stored(now, 'new')
const fail = (now: Now) => failed(now, WHY)
const failQuietly = (now: Now) => failed(now, null)
const read = (base: string) => (now: Now) => readAgain(now, base, (one, other) => one[0] === other[0])

const TRANSITIONS: Row[] = [
  ['unchanged', 'a change', change('a'), { state: 'changed', changes: ['a'] }],
  ['unchanged', 'no change', change(), { state: 'unchanged' }],
  ['unchanged', 'saving', saving, { state: 'saving', sent: [], stored: null }],
  ['unchanged', 'an answer to nothing', store, IN.unchanged],
  ['unchanged', 'a failure of nothing', fail, IN.unchanged],
  ['changed', 'a change', change('a', 'b'), { state: 'changed', changes: ['a', 'b'] }],
  ['changed', 'all taken back', change(), { state: 'unchanged', changes: [] }],
  ['changed', 'saving', saving, { state: 'saving', changes: SENT, sent: SENT, stored: null }],
  ['changed', 'an answer to nothing', store, IN.changed],
  ['changed', 'a failure of nothing', fail, IN.changed],
  ['changed', 'the same dish, read again', read('soup, salted'), { state: 'changed', base: 'soup, salted' }],
  ['changed', 'another dish in its place', read('rice'), { state: 'unchanged', base: 'rice', changes: [] }],
  [
    'saving',
    'a change',
    change('a', 'b'),
    { state: 'changed-while-saving', changes: ['a', 'b'], sent: SENT },
  ],
  ['saving', 'all taken back', change(), { state: 'changed-while-saving', changes: [], sent: SENT }],
  ['saving', 'what is on its way', (now) => changed(now, SENT), IN.saving],
  ['saving', 'saving', saving, IN.saving],
  ['saving', 'an answer', store, { state: 'unchanged', base: 'new', changes: [] }],
  ['saving', 'a failure', fail, { state: 'failed', base: 'soup', changes: SENT, why: WHY, partly: false }],
  ['saving', 'a quiet failure', failQuietly, { state: 'changed', base: 'soup', changes: SENT }],
  ['saving', 'another dish in its place', read('rice'), IN.saving],
  ['again', 'an answer', store, { state: 'unchanged', base: 'new', changes: [] }],
  [
    'again',
    'a failure',
    fail,
    { state: 'failed', base: 'soup with a', changes: ['b'], why: WHY, partly: true },
  ],
  ['changed-while-saving', 'a change', change('c'), { state: 'changed-while-saving', changes: ['c'] }],
  ['changed-while-saving', 'a change back', (now) => changed(now, SENT), { state: 'saving', changes: SENT }],
  ['changed-while-saving', 'saving', saving, IN['changed-while-saving']],
  [
    'changed-while-saving',
    'an answer, and the later changes are sent',
    store,
    {
      state: 'saving',
      base: 'soup',
      changes: ['a', 'b'],
      sent: ['a', 'b'],
      stored: { base: 'new', changes: SENT },
    },
  ],
  [
    'changed-while-saving',
    'a failure',
    fail,
    { state: 'failed', base: 'soup', changes: ['a', 'b'], partly: false },
  ],
  [
    'changed-while-saving',
    'a failure once all was undone',
    (now) => fail(changed(now, [])),
    { state: 'unchanged', base: 'soup' },
  ],
  ['changed-while-saving', 'another dish in its place', read('rice'), IN['changed-while-saving']],
  [
    'first save',
    'an answer, and nobody asked for more',
    store,
    { state: 'changed', base: 'new', changes: ['b'] },
  ],
  ['first save', 'a quiet failure', failQuietly, { state: 'changed', base: 'soup', changes: ['b'] }],
  ['failed', 'a change', change('a', 'b'), { state: 'failed', changes: ['a', 'b'], why: WHY }],
  ['failed', 'all taken back', change(), { state: 'unchanged', base: 'soup', changes: [] }],
  ['failed', 'saving', saving, { state: 'saving', changes: SENT, sent: SENT, stored: null }],
  ['failed', 'an answer to nothing', store, IN.failed],
  ['failed', 'a failure of nothing', fail, IN.failed],
  ['failed', 'the same dish, read again', read('soup, salted'), { state: 'failed', base: 'soup, salted' }],
  ['failed', 'another dish in its place', read('rice'), { state: 'unchanged', base: 'rice' }],
]

describe('the changes of a saved recipe', () => {
  it.each(TRANSITIONS)('%s: %s', (from, _event, does, to) => {
    expect(does(IN[from])).toMatchObject(to)
  })

  it('leave no trace of a failure once they are saved again', () => {
    expect(saving(IN.failed)).not.toHaveProperty('why')
    expect(stored(saving(IN.failed), 'new')).toEqual(unchanged('new'))
  })

  it('say after a failure what is stored', () => {
    expect(sayFailure(IN.failed)).toBe('You are offline. The saved recipe has not changed.')
    expect(sayFailure(fail(IN.again))).toBe(
      'You are offline. Your latest changes were not saved; the ones before them were.',
    )
    expect(sayFailure(IN.saving)).toBeNull()
  })
})
