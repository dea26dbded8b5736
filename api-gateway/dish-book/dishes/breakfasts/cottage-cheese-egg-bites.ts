import type { BookDish } from '../../dish.ts'
import { food } from '../../food.ts'
import { maybe, PEPPER } from '../../staples.ts'

export const cottageCheeseEggBites: BookDish[] = [
  {
    id: 'cottage-cheese-egg-bites',
    title: 'Cottage Cheese Egg Bites',
    renamed: '{cottage} Egg Bites',
    en: [
      'egg bites with cottage cheese',
      'cottage cheese egg bites',
      'starbucks egg bites',
      'copycat starbucks egg bites',
      'starbucks egg bites with cottage cheese',
      'starbucks sous vide egg bites',
      'sous vide egg bites',
      'bacon gruyere egg bites',
      'bacon and gruyere egg bites',
      'cottage cheese egg muffins',
      'cottage cheese egg cups',
    ],
    es: ['bocaditos de huevo con queso cottage', 'huevitos al horno estilo starbucks'],
    course: 'breakfast',
    meals: ['Breakfast', 'Snack'],
    vessel: 'sheet',
    says: 'american make-ahead freezer lunch-box keto low-carb high-protein',
    description: 'Silky baked bites of {eggs} blended with cottage cheese and {cheese}[, with {bacon}].',
    foods: [
      food('eggs', 'main', 'egg egg-substitute', 90, { least: 50, most: 125, defines: true }),
      food('cottage', 'dairy', 'cottage-cheese-lowfat cottage-cheese ricotta-part-skim', 60, {
        called: 'cottage cheese',
        defines: true,
        unit: 'cup',
      }),
      food('cheese', 'dairy', 'gruyere swiss-cheese cheddar', 16, { cut: 'shredded' }),
      maybe('bacon', 'main', 'bacon-cooked turkey-bacon ham', 12, { cut: 'chopped' }),
      food('vegetables', 'vegetable', 'scallions roasted-red-peppers spinach-raw', 30, {
        cut: 'finely chopped',
        more: 'vegetable',
      }),
      food('cornstarch', 'binder', 'cornstarch potato-starch', 1, { unit: 'tsp' }),
      maybe('hot-sauce', 'seasoning', 'hot-sauce', 0.8, { unit: 'tsp' }),
      food('oil', 'fat', 'olive-oil butter', 2, { unit: 'tsp' }),
      food('salt', 'seasoning', 'salt', 0.2),
      PEPPER,
    ],
    ways: [
      {
        tool: 'oven',
        prep: 12,
        steps: [
          'Heat the oven to 325 °F (165 °C) with a pan of hot water on the lower rack. Brush {2 each} cups of a muffin pan with the {oil}.',
          'Blend the {eggs, cottage, cornstarch, hot-sauce, salt, pepper} with half of the {cheese} until smooth, {1 min}.',
          'Divide the {bacon, vegetables} and the remaining {cheese} among the cups and pour the eggs over. Cover loosely with foil and bake until just set in the middle and 160 °F (71 °C), {28 min}. Let stand for {~5 min}.',
        ],
      },
    ],
    keeps: 'They keep 4 days in the refrigerator and freeze for 2 months; reheat in the microwave.',
  },
  {
    id: 'egg-white-bites',
    title: 'Egg White Bites',
    en: [
      'starbucks egg white bites',
      'copycat starbucks egg white bites',
      'egg white and red pepper bites',
      'egg white egg bites',
      'egg white and roasted red pepper egg bites',
      'egg white muffins',
      'egg white cups',
    ],
    es: ['bocaditos de claras de huevo', 'muffins de claras'],
    course: 'breakfast',
    meals: ['Breakfast', 'Snack'],
    vessel: 'sheet',
    says: 'american make-ahead freezer lunch-box keto low-carb high-protein',
    description:
      'Light baked bites of egg whites blended with cottage cheese, with {vegetables} and {cheese}.',
    foods: [
      food('eggs', 'main', 'egg-white', 110, { called: 'egg whites', defines: true }),
      food('cottage', 'dairy', 'cottage-cheese-lowfat cottage-cheese ricotta-part-skim', 60, {
        called: 'cottage cheese',
        defines: true,
        unit: 'cup',
      }),
      food('cheese', 'dairy', 'monterey-jack feta mozzarella-part-skim', 16, { cut: 'shredded' }),
      food('spinach', 'vegetable', 'spinach-raw kale', 20, { cut: 'finely chopped' }),
      food('vegetables', 'vegetable', 'roasted-red-peppers bell-pepper-red', 30, {
        cut: 'finely chopped',
        more: 'vegetable',
      }),
      food('cornstarch', 'binder', 'cornstarch potato-starch', 1, { unit: 'tsp' }),
      maybe('hot-sauce', 'seasoning', 'hot-sauce', 0.8, { unit: 'tsp' }),
      food('oil', 'fat', 'olive-oil butter', 2, { unit: 'tsp' }),
      food('salt', 'seasoning', 'salt', 0.2),
      PEPPER,
    ],
    ways: [
      {
        tool: 'oven',
        prep: 12,
        steps: [
          'Heat the oven to 325 °F (165 °C) with a pan of hot water on the lower rack. Brush {2 each} cups of a muffin pan with the {oil}.',
          'Blend the {eggs, cottage, cornstarch, hot-sauce, salt, pepper} with half of the {cheese} until smooth, {1 min}.',
          'Divide the {vegetables, spinach} and the remaining {cheese} among the cups and pour the eggs over. Cover loosely with foil and bake until just set in the middle and 160 °F (71 °C), {28 min}. Let stand for {~5 min}.',
        ],
      },
    ],
    keeps: 'They keep 4 days in the refrigerator and freeze for 2 months; reheat in the microwave.',
  },
]
