import { randomUUID } from 'node:crypto'
import { daysOf } from '@evenplate/meal-plan/dates'
import { MEALS } from '@evenplate/meal-plan/rules'
import * as fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { summaryOf } from './summary.ts'
import { type MealEvent, weekCalendar } from './week-calendar.ts'

const event = (more: Partial<MealEvent> = {}): MealEvent => ({
  id: randomUUID(),
  day: '2026-11-23',
  meal: 'Dinner',
  summary: 'Dinner: Turkey chili',
  revision: 3,
  changedAt: new Date('2026-11-22T10:20:30.400Z'),
  isCancelled: false,
  ...more,
})
/** As another program reads it. */
const read = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file))
  return { calendar, events: calendar.getAllSubcomponents('vevent') }
}
const valuesOf = (file: string, name: string) =>
  read(file).events.map((one) => one.getFirstPropertyValue(name)?.toString())
const titled = (title: string) =>
  event({ summary: summaryOf('Dinner', { title, isLeftover: false, carbs: null }) })

/** Of any characters, including unpaired surrogates; those with a meaning in the format come often. */
const anyTitle = fc
  .array(fc.oneof(fc.constantFrom(...'\r\n\\;,:" é粥🌶'), fc.nat(0x10ffff).map(String.fromCodePoint)), {
    maxLength: 300,
  })
  .map((characters) => characters.join(''))

describe('a calendar', () => {
  it('gives its version and maker, and complete events (Tandoor #4429)', () => {
    const one = event()
    const { calendar, events } = read(weekCalendar([one]))
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Evenplate//Meal planner//EN')
    const properties = Object.fromEntries(
      events[0]!.getAllProperties().map((one) => [one.name, one.getFirstValue()?.toString()]),
    )
    expect(properties).toMatchObject({
      uid: `${one.id}@evenplate`,
      sequence: '3',
      dtstamp: '2026-11-22T10:20:30Z',
      dtstart: '2026-11-23T18:30:00',
      dtend: '2026-11-23T19:00:00',
      summary: 'Dinner: Turkey chili',
      status: 'CONFIRMED',
      transp: 'TRANSPARENT',
      class: 'PRIVATE',
    })
  })

  it('keeps each slot’s event id the same (Tandoor #3781)', () => {
    const week = daysOf('2026-11-23').flatMap((day) => MEALS.map((meal) => event({ day, meal })))
    const uids = valuesOf(weekCalendar(week), 'uid')
    expect(new Set(uids).size).toBe(28)
    for (const uid of uids) expect(uid).toMatch(/^[0-9a-f-]{36}@evenplate$/)
    const moved = week.map((one) => ({ ...one, meal: 'Lunch' as const, revision: 9 }))
    expect(valuesOf(weekCalendar(moved), 'uid')).toEqual(uids)
    expect(weekCalendar(week)).toBe(weekCalendar(week))
  })

  it.each([
    ['clocks go forward in America', '2026-03-02'],
    ['clocks go forward in Europe', '2026-03-23'],
    ['clocks go back in Europe', '2026-10-19'],
    ['clocks go back in America', '2026-10-26'],
    ['clocks go back in Chile', '2026-03-30'],
  ])('has its meals at the same time of day in a week when %s', (_what, monday) => {
    const zone = process.env.TZ
    const days = daysOf(monday)
    const week = days.flatMap((day) => MEALS.map((meal) => event({ day, meal })))
    try {
      for (const tz of ['America/New_York', 'Europe/Berlin', 'America/Santiago', 'Pacific/Apia', 'UTC']) {
        process.env.TZ = tz
        expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(tz)
        const { events } = read(weekCalendar(week))
        const times = events.map((one) => {
          const start = one.getFirstPropertyValue('dtstart') as ICAL.Time
          const end = one.getFirstPropertyValue('dtend') as ICAL.Time
          // Without a zone: local time.
          expect(start.zone).toBe(ICAL.Timezone.localTimezone)
          expect(end.subtractDate(start).toSeconds()).toBe(30 * 60)
          return start.toString()
        })
        expect(times).toEqual(
          days.flatMap((day) => ['08:00', '12:30', '18:30', '15:30'].map((time) => `${day}T${time}:00`)),
        )
      }
    } finally {
      if (zone === undefined) delete process.env.TZ
      else process.env.TZ = zone
    }
  })

  it.each([
    [1, ['15:30']],
    [2, ['10:30', '15:30']],
    [3, ['10:30', '15:30', '20:30']],
    [4, ['10:30', '14:30', '16:30', '20:30']],
    [6, ['10:30', '14:30', '16:30', '20:30', '20:30', '20:30']],
  ])('spreads %s snacks over their day', (count, times) => {
    const snacks = Array.from({ length: count }, () => event({ meal: 'Snacks' }))
    const other = event({ meal: 'Snacks', day: '2026-11-24' })
    expect(valuesOf(weekCalendar([...snacks, other]), 'dtstart')).toEqual([
      ...times.map((time) => `2026-11-23T${time}:00`),
      '2026-11-24T15:30:00',
    ])
  })

  it('cancels a removed meal', () => {
    const gone = event({ isCancelled: true, summary: 'Snack', meal: 'Snacks' })
    const file = weekCalendar([event({ meal: 'Snacks' }), gone])
    expect(valuesOf(file, 'status')).toEqual(['CONFIRMED', 'CANCELLED'])
    // It does not shift the times of the other snacks.
    expect(valuesOf(file, 'dtstart')).toEqual(['2026-11-23T15:30:00', '2026-11-23T15:30:00'])
  })

  it('has one event for a slot that is in two weeks', () => {
    const one = event()
    const file = weekCalendar([one, event(), { ...one, day: '2026-11-30' }])
    expect(valuesOf(file, 'dtstart')).toEqual(['2026-11-30T18:30:00', '2026-11-23T18:30:00'])
  })

  it('is a valid calendar without meals', () => {
    expect(read(weekCalendar([])).events).toEqual([])
  })
})

describe('a hostile title', () => {
  it.each([
    'Chili, beans; rice \\ corn',
    'a:b;c,d\\e\\\\n\\,',
    '🌶️🥗'.repeat(60),
    'x'.repeat(200),
    '粥'.repeat(200),
    '"quoted" \'once\' %00 <b>&amp;</b>',
    'e\u0301'.repeat(100),
  ])('is read back unchanged: %s', (title) => {
    expect(valuesOf(weekCalendar([titled(title), event()]), 'summary')).toEqual([
      `Dinner: ${title}`,
      'Dinner: Turkey chili',
    ])
  })

  it.each([
    ['Soup\nEND:VEVENT\nBEGIN:VEVENT\nUID:mine', 'Soup END:VEVENT BEGIN:VEVENT UID:mine'],
    ['Soup\r\nX-ALT-DESC:\r\n folded', 'Soup X-ALT-DESC: folded'],
    ['Soup\rATTACH:http://evil.example', 'Soup ATTACH:http://evil.example'],
    ['a\u0000b\u0007c\u000bd\u0085e\u2028f\u2029g\u007fh', 'a b c d e f g h'],
    ['half \ud83c a pair', 'half \ufffd a pair'],
  ])('stays on one line: %j', (title, words) => {
    const file = weekCalendar([titled(title), event()])
    const { events } = read(file)
    expect(events).toHaveLength(2)
    expect(events[0]!.getFirstPropertyValue('summary')).toBe(`Dinner: ${words}`)
    expect(events[0]!.getAllProperties()).toHaveLength(events[1]!.getAllProperties().length)
  })

  it('never makes a line of over 75 bytes, a bare line break, or half a character', () => {
    fc.assert(
      fc.property(fc.array(anyTitle, { maxLength: 4 }), (titles) => {
        const file = weekCalendar(titles.map(titled))
        expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        for (const line of file.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
          expect(line.isWellFormed()).toBe(true)
        }
        expect(valuesOf(file, 'summary')).toEqual(titles.map((title) => titled(title).summary))
      }),
      { numRuns: 200 },
    )
  })
})
