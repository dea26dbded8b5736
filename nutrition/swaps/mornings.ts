import type { Option, Role } from './option.ts'

const BLENDED = /smoothie|\b(?:milk|protein )?shakes?\b|lassi/i

const berries: Option = {
  food: 'strawberries',
  item: ['strawberries', 'strawberries'],
  by: 'cup',
  ratio: 1,
  called: 'strawberries',
  before: 'strawberry',
  reason: 'Strawberries are sweet with far less carbohydrate.',
  spared: 'peel|core|pit|seed|stem',
  titled: BLENDED,
  not: /banana bread|muffin|pancake|ice cream/i,
}
const avocado: Option = {
  food: 'avocado',
  item: ['avocado, cubed', 'avocado, cubed'],
  by: 'cup',
  ratio: 0.7,
  called: 'avocado',
  reason: 'Avocado makes a smoothie just as creamy, with hardly any available carbohydrate.',
  titled: BLENDED,
  not: berries.not,
}
const wholeFruit = (
  food: string,
  item: [string, string],
  called: string,
  ratio: number,
  before: string,
): Option => ({
  food,
  item,
  by: 'medium',
  ratio,
  called,
  one: before,
  before,
  hint: 'Add water until it is as thin as you like it.',
  reason: 'The whole fruit keeps its fiber, and one is less than the juice of several.',
  titled: BLENDED,
})

const steelCut: Option = {
  food: 'oats-steel-cut',
  item: ['steel-cut oats', 'steel-cut oats'],
  by: 'cup',
  ratio: 0.9,
  called: 'steel-cut oats',
  cook: 'Steel-cut oats simmer for 25 minutes in four times their volume of liquid, or soak them overnight and cook for 10.',
  reason: 'Steel-cut oats are whole pieces of the grain and raise blood sugar far more slowly.',
  not: /cookie|muffin|pancake|bar\b|bars\b|crumble|granola|smoothie|overnight|energy|ball|microwave/i,
}
const rolled: Option = {
  food: 'oats-rolled',
  item: ['rolled oats', 'rolled oats'],
  by: 'cup',
  ratio: 0.95,
  called: 'rolled oats',
  hint: 'Rolled oats want 3 to 5 minutes longer, or a night in the cold.',
  reason: 'Rolled oats are less broken down, with a lower glycemic index.',
}

const cereals: Option[] = [
  {
    ...rolled,
    ratio: 0.9,
    cook: 'Soak the rolled oats for 10 minutes, or toast them dry for 5 for crunch.',
    hint: undefined,
    not: /coat|bread(?:ing|ed)|crust/i,
  },
  {
    food: 'bran-cereal',
    item: ['All-Bran cereal', 'All-Bran cereal'],
    by: 'cup',
    ratio: 0.9,
    called: 'bran cereal',
    reason: 'Bran cereal is nearly a third fiber, with a low glycemic index.',
    not: /bars?\b|treat/i,
  },
]

const cereal = (foods: string[], heads: Role['heads']): Role => ({
  foods,
  heads: [...heads, ['cereal']],
  options: cereals,
})

export const morningRoles: Role[] = [
  {
    foods: ['oats-instant', 'oats-quick'],
    heads: [['oats'], ['oatmeal'], ['instant oats'], ['quick oats']],
    options: [steelCut, rolled],
  },
  cereal(
    ['cornflakes', 'corn-squares-cereal'],
    [
      ['cornflake', 'cornflakes'],
      ['corn flake', 'corn flakes'],
    ],
  ),
  cereal(['puffed-rice', 'crispy-rice-cereal'], [['puffed rice'], ['rice cereal']]),
  cereal(['puffed-wheat'], [['puffed wheat']]),
  cereal(['oat-rings'], []),
  cereal(['shredded-wheat'], [['shredded wheat']]),
  cereal(['bran-flakes'], [['bran flakes']]),
  cereal(['muesli'], [['muesli']]),
  {
    foods: ['granola'],
    heads: [['granola']],
    options: [
      {
        food: 'almonds',
        item: ['almonds, chopped', 'almonds, chopped'],
        by: 'cup',
        ratio: 0.6,
        called: 'chopped almonds',
        reason: 'Chopped almonds give the crunch without grains and sugar.',
      },
      {
        food: 'pumpkin-seeds',
        item: ['pumpkin seeds', 'pumpkin seeds'],
        by: 'cup',
        ratio: 0.6,
        called: 'pumpkin seeds',
        reason: 'Pumpkin seeds give the crunch without grains and sugar.',
      },
    ],
  },
  // Each has its own names: a smoothie with three of them keeps two.
  { foods: ['banana'], heads: [['banana', 'bananas']], options: [berries, avocado] },
  {
    foods: ['mango'],
    heads: [
      ['mango', 'mangoes'],
      ['mango chunk', 'mango chunks'],
    ],
    options: [berries, avocado],
  },
  {
    foods: ['pineapple'],
    heads: [['pineapple'], ['pineapple chunk', 'pineapple chunks']],
    options: [berries, avocado],
  },
  { foods: ['grapes'], heads: [['grape', 'grapes']], options: [berries, avocado] },
  {
    foods: ['orange-juice'],
    heads: [['orange juice']],
    options: [wholeFruit('orange', ['medium orange', 'medium oranges'], 'oranges', 0.5, 'orange')],
  },
  {
    foods: ['apple-juice'],
    heads: [['apple juice'], ['apple cider']],
    options: [wholeFruit('apple', ['medium apple', 'medium apples'], 'apples', 0.6, 'apple')],
  },
  {
    foods: ['rice-milk'],
    heads: [['rice milk'], ['milk']],
    options: [
      {
        food: 'almond-milk',
        item: ['unsweetened almond milk', 'unsweetened almond milk'],
        by: 'cup',
        ratio: 1,
        called: 'unsweetened almond milk',
        reason: 'Unsweetened almond milk has next to no carbohydrate.',
      },
      {
        food: 'soy-milk-unsweetened',
        item: ['unsweetened soy milk', 'unsweetened soy milk'],
        by: 'cup',
        ratio: 1,
        called: 'unsweetened soy milk',
        reason: 'Unsweetened soy milk has little carbohydrate and brings protein.',
      },
    ],
  },
]
