import { describe, expect, it } from 'vitest'
import { readLine } from './read-line.ts'

const weighed = (line: string) => {
  const { food, grams } = readLine(line)
  return [food?.name, grams === null ? null : Math.round(grams)]
}

describe('a line of a cook outside the United States', () => {
  it.each([
    // Foods by their names there
    ['1 cup SR flour', 'self-rising flour', 125],
    ['3/4 cup rava / sooji, roasted', 'semolina', 125],
    ['1 cup toor lentils', 'dried pigeon peas', 205],
    ['2 cups atta flour', 'whole wheat flour', 240],
    ['2 cups garri (yellow)', 'cassava flour', 240],
    ['4 medium aloo, boiled and mashed', 'boiled potatoes', 668],
    ['1 turnip (the yellow one), cubed', 'rutabaga', 386],
    ['1 raw banana, sliced thin', 'green plantain', 179],
    ['250g tapioca (ubi kayu), grated', 'cassava', 250],
    ['375g mixed fruit', 'mixed dried fruit', 375],
    // Brands that hold the word of another food
    ['200g bar Dairy Milk, broken into squares', 'milk chocolate', 200],
    ['2 tbsp Branston pickle', 'sweet pickle relish', 30],
    ['2 pkts Maggi', 'ramen noodles', 162],
    ['200g Rich Tea biscuits', 'Marie biscuit', 200],
    ['200g water biscuits', 'saltine crackers', 200],
    ['100g plain chocolate (min 70% cocoa solids)', 'dark chocolate (70-85%)', 100],
    ['4 crusty white rolls', 'Roll, white, hard', 224],
    ['6 shortbread biscuits, crumbled', 'Cookie, shortbread', 180],
    ['50g curd cheese, softened', 'cottage cheese', 50],
    ['1 medium onion or 4 shallots, diced', 'onion', 110],
    // Units
    ['karela - 4 nos', 'bitter melon', 496],
    ['1 pao qeema', 'ground beef', 250],
    ['kaju 10-12, fried', 'cashews', 18],
    ['Vegemite, scant teaspoon', 'yeast extract spread', 6],
    ['small bunch fresh coriander', 'cilantro', 42],
    ['½ pint semi-skimmed milk', '2% milk', 293],
    ['1 packet strawberry jelly', 'fruit gelatin powder', 85],
  ])('%s is %s, %d g', (line, food, grams) => {
    expect(weighed(line)).toEqual([food, grams])
  })

  it.each([
    ['1 1/2 pounds fresh fava beans, shelled and peeled', 'fresh fava beans'],
    ['2 cups green peas, washed', 'green peas'],
    ['1 lb lima beans, shelled and washed', 'butter beans'],
    ['1 cup toor dal, washed', 'dried pigeon peas'],
    ['3 cups black-eyed peas, peeled and soaked 1 hr', 'dried black-eyed peas'],
    ['1 cup chickpeas, soaked overnight and boiled', 'dried chickpeas'],
    ['½ cup tuvar dal, pressure cooked', 'dried pigeon peas'],
    ['1 cup soaked chickpeas', 'chickpeas'],
    ['1 can chickpeas, washed', 'chickpeas'],
    ['2 cups leftover basmati rice', 'cooked basmati rice'],
    ['2 cups rice, soaked overnight', 'white rice'],
  ])('was weighed as its words say: %s is %s', (line, food) => {
    expect(readLine(line).food?.name).toBe(food)
  })

  it.each([
    '1/2 cup singhara atta',
    '500g bean flour',
    '200 g water chestnut flour',
    '2 Chelsea buns',
    '8 pork chipolatas',
    '500 g mixed dried fruit (such as figs, apricots, dates)',
  ])('stays unknown where no food is near: %s', (line) => {
    expect(readLine(line)).toMatchObject({ food: null, negligible: false })
  })

  it('leaves plain words plain: tea is no biscuit', () => {
    expect(readLine('1 cup tea').food?.name).toBe('brewed tea')
    expect(readLine('1 cup milk').food?.name).toBe('whole milk')
    expect(readLine('1 tbsp jelly').food?.name).toBe('jelly')
    expect(readLine('1 cup mixed fruit').food?.name).not.toBe('mixed dried fruit')
  })
})
