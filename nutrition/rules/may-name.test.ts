import { ALL_DIETS } from '@evenplate/domain/diets'
import { expect, it } from 'vitest'
import { readLine } from '../reading/read-line.ts'
import { FOODS } from '../table/foods.ts'
import { HOME_DISHES } from '../testing/home-dishes.ts'
import { MODEL_DISHES } from '../testing/model-dishes.ts'
import { mayName, namingWords } from './may-name.ts'

const DISHES = [...HOME_DISHES, ...MODEL_DISHES]
const STEPS = DISHES.flatMap(({ instructions }) => instructions)

/** Where a step may have a food's name, even if somebody hides it there. */
const WAYS: ((name: string) => string)[] = [
  (name) => `Whisk 2 tbsp ${name} into the pan, then cook for 5 minutes`,
  (name) => `Stir in the stock or 2 cups ${name}`,
  (name) => `${name.toUpperCase()}: 2 cups, divided`,
  (name) => `Add a 400g can ${name} and simmer`,
  (name) => `Fold in 1/2 cup <b>${name}</b>, chopped`,
  (name) => `Serve with ${[...name].join('\u200b')}, 2tbsp each`,
  (name) => `juice of 1 lemon and 2 ${name}s`,
  (name) => `Mix 1 packet of ${name.replaceAll(' ', '-')} (cooked) with water`,
]

/** Texts that `mayName` calls harmless, but that are read as a food that breaks a diet. */
const missed = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => {
    const { food } = readLine(text)
    if (!food || food.fromUsda) return []
    const words = namingWords(text)
    return food.breaks.filter((diet) => !mayName(words, diet)).map((diet) => `${diet}: ${text}`)
  })

it('never misses a food that the reader finds, wherever the name is', () => {
  const names = FOODS.filter(({ breaks }) => breaks.length > 0).flatMap(({ name, aliases }) => [
    name,
    ...aliases,
  ])
  const texts = names.map((name, at) => WAYS[at % WAYS.length]!(name))
  expect(missed(texts)).toEqual([])
  const found = texts.filter((text) => (readLine(text).food?.breaks.length ?? 0) > 0)
  expect(found.length).toBeGreaterThan(texts.length / 5)
})

it('never misses one in texts by people and models, and finds none in most of their steps', () => {
  expect(missed([...STEPS, ...DISHES.flatMap(({ ingredients }) => ingredients)])).toEqual([])
  const named = STEPS.map(namingWords)
  const open = ALL_DIETS.flatMap((diet) => named.filter((words) => mayName(words, diet)))
  expect(open.length).toBeLessThan(named.length * ALL_DIETS.length * 0.6)
})
