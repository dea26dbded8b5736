import { expect, it } from 'vitest'
import type { CalendarFeed, FeedDish, FeedPlan } from '../store/plan-store.ts'
import { feedEvents } from './feed-events.ts'

const CHILI: FeedDish = {
  title: 'Turkey chili',
  carbs: 44.4,
  netCarbs: 36,
  basis: 'computed',
  mayAdd: null,
}
const COOKS = { id: 'cooks', day: '2026-11-23', meal: 'Dinner', portion: 1 } as const
const plan = (more: Partial<FeedPlan> = {}): FeedPlan => ({
  week: '2026-11-23',
  revision: 7,
  updatedAt: '2026-11-22T10:00:00Z',
  counts: 'total',
  slots: [{ ...COOKS, content: { kind: 'dish', dish: 'chili' } }],
  dishes: new Map([['chili', CHILI]]),
  ...more,
})
const feed = (more: Partial<CalendarFeed> = {}): CalendarFeed => ({
  withCarbs: true,
  plans: [plan()],
  cancelled: [],
  ...more,
})
const words = (of: CalendarFeed) => feedEvents(of).map(({ summary }) => summary)
const withDish = (dish: Partial<FeedDish>, more: Partial<FeedPlan> = {}) =>
  feed({ plans: [plan({ dishes: new Map([['chili', { ...CHILI, ...dish }]]), ...more })] })

it('gives the meal and the dish, and carbohydrate only if asked for', () => {
  expect(words(feed({ withCarbs: false }))).toEqual(['Dinner: Turkey chili'])
  expect(words(feed())).toEqual(['Dinner: Turkey chili (44 g carbs)'])
})

it('counts like the plan, for what the person eats, and says "at least" if it is a minimum', () => {
  const half = [{ ...COOKS, portion: 0.5, content: { kind: 'dish', dish: 'chili' } as const }]
  expect(words(withDish({}, { counts: 'net' }))).toEqual(['Dinner: Turkey chili (36 g net carbs)'])
  expect(words(withDish({}, { slots: half }))).toEqual(['Dinner: Turkey chili (22 g carbs)'])
  expect(words(withDish({ basis: 'partial' }))).toEqual(['Dinner: Turkey chili (at least 44 g carbs)'])
  expect(words(withDish({ mayAdd: { carbs: 20, glycemicLoad: null } }))).toEqual([
    'Dinner: Turkey chili (at least 44 g carbs)',
  ])
})

it.each([{ carbs: null }, { basis: 'model' }, { basis: 'saved' }, { basis: null }])(
  'gives no figure that was not counted: %j',
  (dish) => {
    expect(words(withDish(dish))).toEqual(['Dinner: Turkey chili'])
  },
)

it('names the dish of leftovers, and skips leftovers of a missing meal', () => {
  const left = { id: 'left', day: '2026-11-24', meal: 'Snacks', portion: 1 } as const
  const of = (from: string) => ({ kind: 'leftover', of: from, frozen: false }) as const
  const { slots } = plan()
  expect(words(feed({ plans: [plan({ slots: [...slots, { ...left, content: of('cooks') }] })] }))).toEqual([
    'Dinner: Turkey chili (44 g carbs)',
    'Snack: Turkey chili, leftovers (44 g carbs)',
  ])
  for (const from of ['gone', 'left'])
    expect(words(feed({ plans: [plan({ slots: [{ ...left, content: of(from) }] })] }))).toEqual([])
  expect(words(feed({ plans: [plan({ dishes: new Map() })] }))).toEqual([])
})

it('cancels removed meals, naming only the meal, and cancels no current meal', () => {
  const at = '2026-11-22T12:00:00Z'
  const gone = { id: 'gone', day: '2026-11-25', meal: 'Snacks', revision: 8, at } as const
  const [, cancelled, ...more] = feedEvents(feed({ cancelled: [gone, { ...gone, id: 'cooks' }] }))
  expect(more).toEqual([])
  expect(cancelled).toEqual({
    id: 'gone',
    day: '2026-11-25',
    meal: 'Snacks',
    summary: 'Snack',
    revision: 8,
    changedAt: new Date(at),
    isCancelled: true,
  })
})
