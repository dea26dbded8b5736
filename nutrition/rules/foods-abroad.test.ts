import { ALLERGENS, type Allergen } from '@evenplate/domain/options'
import { describe, expect, it } from 'vitest'
import { violationsIn } from './rules.ts'

const foundIn = (line: string): Allergen[] =>
  ALLERGENS.filter(
    (allergen) => violationsIn(line, { allergies: [allergen], diets: [], avoid: [] }).length > 0,
  )

describe('a food of Europe, western Asia, Africa or the South Pacific', () => {
  it.each([
    // Names that are one word in German, Dutch and the languages of the North, with dots, without and with an e.
    ['1 Stück Pflaumenkuchen', 'wheat dairy eggs'],
    ['2 Käsebrötchen', 'wheat dairy'],
    ['2 Kaesebroetchen', 'wheat dairy'],
    ['Walnusstorte', 'wheat dairy eggs nuts'],
    ['1 Jägerschnitzel', 'wheat eggs'],
    ['200 g Schafskäse', 'dairy'],
    ['1 kaneelbroodje', 'wheat dairy'],
    ['50 g geitenkaas', 'dairy'],
    ['jordgubbstårta', 'wheat dairy eggs'],
    ['2 skivor surdegsbröd', 'wheat'],
    ['Lachsfilet', 'fish'],
    ['Garnelencocktail', 'shellfish'],
    // Cheeses.
    ['30 g Saint Agur', 'dairy'],
    ['Tête de Moine', 'dairy'],
    ['Västerbottensost', 'dairy'],
    ['sulguni', 'dairy'],
    ['1 slice Cornish Yarg', 'dairy'],
    // The allergens in other languages.
    ['1 glas melk', 'dairy'],
    ['jajecznica', 'eggs'],
    ['2 Spiegeleier', 'eggs'],
    ['ryba po grecku', 'fish'],
    ['räksmörgås med räkor', 'shellfish'],
    ['broodje pindakaas', 'nuts wheat'],
    ['jordnötter', 'nuts'],
    ['50 g fındık', 'nuts'],
    ['maapähkinävoi', 'nuts'],
    ['1 rohlík', 'wheat'],
    ['owsianka', 'gluten'],
    ['sojasaus', 'soy wheat'],
    ['2 msk susam', 'sesame'],
    // Kinds.
    ['blueberry grunt', 'wheat dairy'],
    ['passion fruit curd', 'dairy eggs'],
    ['eggy bread', 'eggs wheat'],
    ['3 perogies', 'wheat'],
    ['2 hertzoggies', 'wheat dairy eggs'],
    ['a bowl of Frosties', 'gluten'],
    ['6 Manx queenies', 'shellfish'],
    // Names that say nothing.
    ['tin of Quality Street', 'nuts dairy'],
    ['chip barm', 'wheat'],
    ['1 Maxibon', 'wheat dairy'],
    ['half a dozen Malpeques', 'shellfish'],
    ['burger with the lot', 'wheat eggs'],
    ['2 oeufs cocotte', 'dairy eggs'],
    ['spaghetti allo scoglio', 'shellfish'],
    ['pastéis de Belém', 'wheat dairy eggs'],
    ['krembo', 'wheat eggs'],
    ['laghman', 'wheat'],
    ['fesenjoon', 'nuts'],
    ['nkate cake', 'nuts'],
    ['chipsi mayai', 'eggs'],
  ])('holds what it is mostly made with: %s', (line, held) => {
    expect(foundIn(line)).toEqual(expect.arrayContaining(held.split(' ')))
  })

  it.each([
    ['pavlova base', 'dairy'],
    ['crème de violette', 'dairy'],
    ['crema di balsamico', 'dairy'],
    ['pizza marinara', 'dairy'],
    ['fromage de tête', 'dairy'],
    ['poutine râpée', 'dairy'],
    ['pytt i panna', 'dairy'],
    ['eggplant caviar', 'fish'],
    ["caviar d'aubergine", 'fish'],
    ['foam shrimps', 'shellfish'],
    ['bag of Cadbury Mini Eggs', 'eggs'],
    ['large double double', 'wheat'],
    ['Chorley cakes', 'eggs'],
    ['2 slices Danish bacon', 'wheat'],
    ['100 g Danish blue', 'wheat'],
    ['kluski śląskie', 'wheat'],
    ['ovos moles', 'nuts'],
    ['palm nut soup', 'nuts'],
    ['sunflower halva', 'sesame'],
    ['Bulgarian tarator', 'sesame'],
    ['nkate cake', 'wheat'],
    ['Kokosmilch', 'dairy'],
    ['Mandelmilch', 'dairy'],
    ['1 frosty glass of water', 'gluten'],
    ['buttery crab legs', 'wheat'],
    ['1 cup zucchini slices', 'dairy'],
    ['2 sprigs mint', 'dairy'],
  ])('does not alarm about what it has none of: %s', (line, held) => {
    expect(foundIn(line)).not.toContain(held)
  })
})
