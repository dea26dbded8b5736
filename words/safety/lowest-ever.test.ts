import { describe, expect, it } from 'vitest'
import { speaksOfLowNow } from './low-now.ts'

describe('somebody who was never this low', () => {
  it.each([
    'this is the lowest I have ever been what do I do',
    'worst crash ever, need sugar',
    'lowest its ever been and im alone',
    "I've never gone this low in my life. what do I eat?",
    'lower than its ever been what now',
    'never had a hypo this bad, alone with the kids',
    'ive never felt this bad, need sugar',
    'bad crash, need sugar',
    'lowest my sugar has ever been and nobody is home',
    'nunca he estado tan mal en mi vida, tiemblo',
    'nunca habia estado tan baja, que hago',
    'jamas me habia bajado tanto',
    'nunca me habia dado un bajon asi, estoy sola',
  ])('may be having a low: %s', (text) => {
    expect(speaksOfLowNow(text)).toBe(true)
  })

  it.each([
    'worst day ever, need comfort food',
    'never been so hungry, what should I eat',
    'i have never felt so tired of chicken, what can we have',
    'nunca he estado tan cansada, que como',
    "i've never felt as good, what should we eat tonight",
    'the lowest carb dinner I have ever seen',
    'lowest my A1C has ever been',
    "the lowest I've ever weighed",
    'this is the lowest ive ever been, 140 pounds, want a celebration dinner',
    'need sugar free dessert',
    'never been so low on energy, quick dinner',
    'worst crash ever on my bike, need protein for recovery',
    'my carbs are lower than ever, what should i eat for dinner',
    'never felt this full, small dinner',
    'nunca he estado tan mal de dinero, cena barata',
    'nunca habia comido algo tan bajo en sal',
    'my worst low ever was in college, anyway pancakes',
    'to avoid the worst low of my life again, steady snacks',
  ])('is about something else: %s', (text) => {
    expect(speaksOfLowNow(text)).toBe(false)
  })
})
