import { expect, it } from 'vitest'
import { saveChanges } from './save-changes.ts'
import { changed, type UnsavedChanges, unchanged } from './unsaved-changes.ts'

type Now = UnsavedChanges<string, string>

/** A recipe whose database answers when the test says so. */
function held(changes: string[]) {
  let now: Now | undefined = changed(unchanged<string, string>('soup'), changes)
  const sent: (readonly string[])[] = []
  const answers: ((error?: Error) => void)[] = []
  const place = {
    get: () => now,
    set: (next: Now) => {
      now = next
    },
  }
  const outcome = () =>
    saveChanges(place, {
      store: (base, changes) =>
        new Promise((resolve, reject) => {
          sent.push(changes)
          answers.push((error) => (error ? reject(error) : resolve(`${base} with ${changes.join(' and ')}`)))
        }),
      explain: () => ({ code: 'offline', message: 'You are offline.' }),
    })
  return {
    sent,
    outcome,
    now: () => now,
    change: (changes: string[]) => {
      if (now) now = changed(now, changes)
    },
    forget: () => {
      now = undefined
    },
    answer: async (error?: Error) => {
      answers.shift()?.(error)
      await new Promise(setImmediate)
    },
  }
}

it('sends later changes after earlier ones, each based on what the page shows', async () => {
  const soup = held(['salt'])
  const outcome = soup.outcome()
  expect(soup.now()).toMatchObject({ state: 'saving' })
  soup.change(['salt', 'leek'])
  await soup.answer()
  expect(soup.sent).toEqual([['salt'], ['salt', 'leek']])
  await soup.answer()
  expect(await outcome).toBe('saved')
  expect(soup.now()).toEqual(unchanged('soup with salt and leek'))
})

it('keeps failed changes, and saves them on the next request', async () => {
  const soup = held(['salt'])
  const first = soup.outcome()
  await soup.answer(new Error('down'))
  expect(await first).toBe('failed')
  expect(soup.now()).toMatchObject({ state: 'failed', changes: ['salt'] })
  const second = soup.outcome()
  await soup.answer()
  expect(await second).toBe('saved')
})

it('starts once, however often it is requested', async () => {
  const soup = held(['salt'])
  const first = soup.outcome()
  expect(await soup.outcome()).toBe('busy')
  await soup.answer()
  expect(await first).toBe('saved')
  expect(soup.sent).toHaveLength(1)
})

it('ends silently if its member has signed out, or another is there with their own changes', async () => {
  const soup = held(['salt'])
  const outcome = soup.outcome()
  soup.forget()
  await soup.answer()
  expect(await outcome).toBe('forgotten')
  expect(soup.now()).toBeUndefined()
})
