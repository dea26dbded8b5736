import { describe, expect, it } from 'vitest'
import { FOODS } from '../table/foods.ts'
import { findFood, findMatch } from './find-food.ts'

describe('finding a food', () => {
  it.each([
    ['coconut milk', 'coconut-milk'],
    ['butternut squash', 'butternut-squash'],
    ['almond flour', 'flour-almond'],
    ['sweet potato', 'sweet-potato'],
    ['peanut butter', 'peanut-butter'],
    ['cream of tartar', 'cream-of-tartar'],
    ['rice vinegar', 'vinegar-rice'],
    ['egg noodles', 'egg-noodles-dry'],
    ['cauliflower rice', 'cauliflower'],
    ['chicken or vegetable broth', 'chicken-broth'],
    ['soy sauce or tamari', 'soy-sauce'],
    ['boneless, skinless chicken breasts', 'chicken-breast'],
    ['peeled and cubed potatoes', 'potato'],
    ['quinoa, cooked', 'quinoa-cooked'],
    ['cooked black beluga lentils', 'lentils-cooked'],
    ['dried green split peas', 'split-peas-dry'],
    ['certified gluten-free rolled oats', 'oats-rolled-gluten-free'],
    ['shredded red cabbage', 'red-cabbage'],
    ['blueberries, fresh or frozen', 'blueberries'],
    ['smoked streaky bacon', 'bacon'],
    ['salt and freshly ground pepper', 'salt'],
    ['Chicken', 'chicken-breast'],
    ['Greek Yogurt', 'greek-yogurt'],
    ['Braeburn apple', 'apple'],
    ['mac & cheese', 'macaroni-cheese'],
    ['keto bread', 'bread-low-carb'],
    ['crisp, sweet apples', 'apple'],
    ['firm, ripe, juicy pears', 'pear'],
    ['juice oranges', 'orange'],
    ['french fried onions', 'french-fried-onions'],
    ['garlic salt', 'garlic-salt'],
    ['white spelt flour', 'flour-spelt'],
    ['black pudding', 'black-pudding-british'],
    ['low-moisture mozzarella', 'mozzarella-whole-lowmoisture'],
    ['shredded mozzarella', 'mozzarella-part-skim'],
    ['firm bean curd', 'tofu-firm'],
    ['amaretti biscuits', 'amaretti'],
    ['preserved stem ginger', 'ginger-crystallized'],
    ['porcini', 'mushrooms'],
    ['dried porcini', 'shiitake-dried'],
    ['fresh mushrooms, washed, well dried', 'mushrooms'],
    ['turnip tops', 'turnip-greens'],
    ['dessicated coconut', 'coconut-shredded'],
    ['hearty red wine', 'wine-red'],
    ['peppery extra virgin olive oil', 'olive-oil'],
    ['King Arthur bread flour', 'flour-bread'],
    ['Gorgonzola cheese', 'blue-cheese'],
    ['ditalini pasta', 'pasta-short-dry'],
    ['light or dark brown sugar', 'sugar-brown'],
    ['vanilla or coffee ice cream', 'ice-cream-vanilla'],
    ['red or yellow cherry or grape tomatoes', 'cherry-tomatoes'],
    ['raw or untoasted sesame oil', 'sesame-oil'],
    ['fresh or frozen peas', 'peas'],
    ['short or medium grain rice', 'rice-short-dry'],
    ['low-sodium beef broth', 'beef-broth-low'],
    ['reduced-salt vegetable stock', 'vegetable-broth-reduced'],
    ['50% less sodium chicken broth', 'chicken-broth-reduced'],
    ['canned low-salt chicken broth', 'chicken-broth-low'],
    ['unsalted chicken stock', 'chicken-broth-low'],
    ['low-sodium chicken bouillon', 'bouillon-low-meat'],
    ['canned black beans', 'black-beans'],
    ['canned no-salt-added black beans', 'black-beans-boiled'],
    ['low-sodium black beans', 'black-beans'],
    ['cooked black beans', 'black-beans-boiled'],
    ['no-salt-added canned chickpeas', 'chickpeas-boiled'],
    ['salt-free canned diced tomatoes', 'canned-tomatoes-unsalted'],
    ['unsalted natural peanut butter', 'peanut-butter-unsalted'],
    ['roasted salted pistachios', 'pistachios-salted'],
    ['unsalted peanuts', 'peanuts'],
    ['marinated artichoke hearts', 'artichoke-hearts-canned'],
    ['unsalted butter', 'butter-unsalted'],
    ['reduced-salt soy sauce', 'soy-sauce-low-sodium'],
    ['fresh oregano or 1 teaspoon dried oregano', 'oregano-fresh'],
    ['dried morels or porcini', 'shiitake-dried'],
  ])('reads %s as %s', (name, id) => {
    expect(findFood(name)?.id).toBe(id)
  })

  it.each([
    'cricket flour',
    'camel milk',
    'turkey chili',
    'butter chicken',
    'fruit salad',
    'low-carb pitas',
    'sugar-free maple syrup',
    'gluten-free breadcrumbs',
    'almond butter cookies',
    'garlic bread',
    'apple crisp',
    'macaroni and cheese sauce',
    'beans',
    'salt and vinegar chips',
    'rice with black beans',
    'mozzarella sticks',
    'rose apple',
    'cooked cricket flour',
    'brown sauce',
    'shortbread biscuits',
    'nonalcoholic lager',
    'carrot tops',
    'wild garlic leaves',
    'beef bones',
    'chicken skin',
    'hazelnut torte',
    'lemon pudding',
    '',
    '🥑',
  ])('guesses nothing for %s', (name) => {
    expect(findFood(name)).toBeNull()
  })

  it('never reads dry goods as cooked ones', () => {
    const dry = FOODS.filter(
      ({ id, group, per100g }) =>
        id.endsWith('-dry') && group === 'carbohydrate' && (per100g.carbs ?? 0) > 55,
    )
    expect(dry.length).toBeGreaterThan(20)
    for (const { id, name } of dry) {
      expect(findFood(`cooked ${name}`)?.id).not.toBe(id)
      expect(findFood(`${name} (cooked)`)?.id).not.toBe(id)
    }
  })

  it('knows every food by each of its names', () => {
    for (const food of FOODS) {
      for (const name of [food.name, ...food.aliases])
        expect([name, findFood(name)?.id]).toEqual([name, food.id])
    }
  })

  it('marks a word that is more general than the food it was read as', () => {
    expect(findMatch('rice')?.general).toBe(true)
    expect(findMatch('cheddar')?.general).toBe(false)
    expect(findMatch('courgette')?.general).toBe(false)
  })
})
