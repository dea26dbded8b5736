import { describe, expect, it } from 'vitest'
import { readLine } from './read-line.ts'

describe('taking a line apart', () => {
  it.each([
    // Adjectives before a comma
    ['3 pounds crisp, sweet apples', 'apple', 1360.8],
    ['2 tbsp cold, salted butter', 'butter', 28.4],
    ['4 boneless, skinless, chicken thighs', 'chicken-thigh', 464],
    ['1 plump, juicy clove garlic', 'garlic', 3],
    ['2 tbsp sweet, aged balsamic vinegar', 'vinegar-balsamic', 32],
    ['2 boned and skinned chicken breast halves', 'chicken-breast', 348],
    ['2 cups peeled, seeded, and diced (1/2-inch) cucumber', 'cucumber', 208],
    ['2 cups peeled and 1-inch cubed butternut squash', 'butternut-squash', 280],
    // Lists of alternatives
    ['2 tbsp canola, sunflower, or vegetable oil', 'canola-oil', 28],
    ['1 cup almond, oat, or soy milk', 'almond-milk', 240],
    ['3 cups low-salt vegetable, chicken, or beef broth', 'vegetable-broth-low', 720],
    ['1 can navy, great northern, or other white beans, drained', 'navy-beans', 255],
    ['200 g fideo, penne or fusilli', 'pasta-short-dry', 200],
    ['10 corn or 8 flour tortillas, warmed', 'tortilla-corn', 240],
    // Words about another food say nothing about this one
    ['1 cup pearl barley, or about 3 cups cooked', 'barley-pearled-dry', 200],
    ['2 teaspoons chopped fresh thyme, or 1/2 teaspoon dried', 'thyme-fresh', 1.6],
    // Examples and alternatives for an unknown food
    ['1 tbsp moromi oil (such as canola)', 'canola-oil', 14],
    ['2 tbsp moromi miso sauce or 2 tbsp soy sauce', 'soy-sauce', 32],
    ['150 g wild morsels (or salmon)', 'salmon', 150],
    // A noun that two foods share, of one word or two
    ['2 cups vanilla or coffee ice cream', 'ice-cream-vanilla', 264],
    ['1/2 cup creamy or crunchy peanut butter', 'peanut-butter', 129],
    ['1 tbsp light or dark brown sugar', 'sugar-brown', 13.8],
    ['1 lb green or yellow split peas', 'split-peas-dry', 453.6],
    ['1 cup sugar or maple syrup', 'sugar', 200],
    ['1 cup cream or coconut milk', 'cream-heavy', 238],
    ['3 cups brown beef stock or canned beef bouillon', 'beef-broth', 720],
    ['2 tbsp grapeseed or canola oil', 'grapeseed-oil', 27.2],
    ['1 cup milk or unsweetened coconut milk', 'milk-whole', 244],
    ['2 cups rice, brown or white', 'rice-brown-dry', 370],
    ['1 litre chicken stock cube, made with 1 stock cube', 'chicken-broth', 1052],
    // Washed and dried is not a dried food
    ['200 g fresh mushrooms, washed, well dried', 'mushrooms', 200],
    ['100 g cherries, stoned, washed and dried', 'cherries', 90],
    // Which weight the line means
    ['150 g basmati rice, cooked according to the packet (cooked weight)', 'rice-basmati-cooked', 150],
    ['1 litre chicken stock, made with 1 stock cube', 'chicken-broth', 1052],
    // Parts of an egg
    ['3 large eggs, yolks only', 'egg-yolk', 51],
    ['the whites of 2 eggs', 'egg-white', 66],
    ['5 egg whites stiffly beaten', 'egg-white', 165],
    // States in parentheses
    ['400 grams lentils (canned, 250 grams drained and rinsed. )', 'lentils-canned', 250],
    ['1 pound (450 g; about 22 medium) tomatoes, rinsed', 'tomato', 453.6],
    ['200 g ready-to-eat dried apricots', 'apricots-dried', 200],
    // Spellings
    ['1 cup bulgar', 'bulgur-dry', 140],
    ['1 cup chick-peas', 'chickpeas', 152],
    ['1 cup chick peas, drained', 'chickpeas', 152],
    ['1 cup grated zuchini', 'zucchini', 124],
    ['2 tbsp mayonaise', 'mayonnaise', 27.6],
    ['100 g cous-cous', 'couscous-dry', 100],
    ['1 cup natural yoghourt', 'yogurt-plain-whole', 245],
  ])('%s', (line, food, grams) => {
    const read = readLine(line)
    expect(read.food?.id).toBe(food)
    expect(Math.abs((read.grams ?? 0) - grams)).toBeLessThan(2)
  })

  it.each([
    // A mixture is none of its parts, and cider is not water.
    '500 g mixed dried fruit (such as figs, apricots, dates)',
    '1 cup moromi cider, or water',
    "100 ml cows', goats' or soya cream",
    '200 g moromi dumplings, such as pork',
    '1 tbsp moromi oil, preferably homemade',
  ])('finds no food for "%s"', (line) => {
    expect(readLine(line).food).toBeNull()
  })

  it.each([
    'For the glaze:',
    'For the crust',
    'Large frying pan with a lid',
    '9 x 13-inch baking pan, greased',
    'One 9-inch cake pan or springform pan',
    '8 wooden skewers, soaked',
    'Special equipment: a candy thermometer',
  ])('does not count "%s" as food', (line) => {
    expect(readLine(line)).toMatchObject({ food: null, negligible: true })
  })

  it.each(['4 bread bowls', '1 pan pizza', '1 cup cheese straws', '2 moromi rings', 'moromi dish'])(
    'does not read "%s" as a tool',
    (line) => {
      expect(readLine(line).negligible).toBe(false)
    },
  )

  it('says which of the alternatives is counted', () => {
    expect(readLine('2 tbsp canola, sunflower, or vegetable oil').note).toBe(
      'counted as canola oil, not sunflower',
    )
    expect(readLine('2 tbsp moromi syrup or honey').note).toMatch(/^counted as honey, not moromi syrup/)
  })
})
