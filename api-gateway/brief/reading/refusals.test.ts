import { readRequest } from '@evenplate/domain/request'
import { violationsIn } from '@evenplate/nutrition/rules/rules'
import { describe, expect, it } from 'vitest'
import { rulesOf } from '../../safety/rules-of.ts'
import { FULL_BOOK } from '../testing/full-book.ts'
import { briefOf } from './brief-of.ts'

const rulesIn = (text: string) => {
  const request = readRequest({ mode: 'free', text })
  return rulesOf(request, briefOf(request, null, FULL_BOOK), null)
}
const boxRules = (avoid: string) => {
  const request = readRequest({ mode: 'guided', mealType: 'Dinner', avoid })
  return rulesOf(request, briefOf(request, null, FULL_BOOK), null)
}

/** What someone writes, and a line they must not get. */
const REFUSED: [text: string, line: string][] = [
  // English
  ['Nut allergy: peanuts plus every tree nut. Coconut is fine for me.', '1/4 cup cashews'],
  ['egg allergy: no mayo, no aioli', '2 eggs'],
  ['he comes out in hives if he so much as has a bite of egg', '2 eggs'],
  ['she reacts to the protein in milk', '1 cup yogurt'],
  ['peppers repeat on me', '1 bell pepper'],
  ['lentils bloat me badly', '1 cup lentils'],
  ['hubby cant handle chilli', '1 tsp chili powder'],
  ['sweetcorn is out', '1 cup sweetcorn'],
  ['raisins, yuck', '1 cup raisins'],
  ['no nuts, allergies', '1 cup walnuts'],
  ['no nuts allergy in the family', '1 cup walnuts'],
  ['no egg, dairy problems', '2 eggs'],
  ['peppers keep coming back up on me', '1 bell pepper'],
  ['acid reflux, tomatoes are murder', '2 tomatoes'],
  ['oatmeal shoots my sugar to the moon', '1 cup rolled oats'],
  ['nut allergy with chicken for dinner', '1 cup walnuts'],
  ['allergic 2 prawns', '200 g shrimp'],
  ['my lips swell up with walnuts', '1 cup walnuts'],
  ['my face swells up with just peanuts, dinner please', '1/4 cup peanuts'],
  ['i get a rash with just milk', '1 cup milk'],
  ['rash with just a bit of cheese', '1/2 cup cheddar'],
  ['he gets a rash with just eggs, pancakes please', '2 eggs'],
  ['hives from only one bite of kiwi, breakfast ideas', '1 kiwi'],
  ['my throat closes with even a trace of cashew. chicken dinner', '1/4 cup cashews'],
  ['I swell up from just a bite of shrimp, soup please', '200 g shrimp'],
  ['garlic goes right through me', '1 cup garlic'],
  ['onions do a number on my stomach', '1 cup onions'],
  ["cucumber doesn't sit well with me", '1 cup cucumber'],
  ["I've gone off tuna", '1 cup tuna'],
  ['she comes out in a rash if she has strawberries', '1 cup strawberries'],
  ["we don't do pork", '1 cup pork'],
  ["I'm off dairy", '1 cup milk'],
  ['peanuts bring my kid out in hives', '1 cup peanuts'],
  ['coriander tastes like soap', '1 cup coriander'],
  ['kale? no thanks', '1 cup kale'],
  ['ew, olives', '1 cup olives'],
  ['no to mushrooms', '1 cup mushrooms'],
  ['tofu is a hard no', '1 cup tofu'],
  ['struggles with lactose', '1 cup milk'],
  ['eggs make me throw up', '2 eggs'],
  ['prawns make my throat close', '200 g shrimp'],
  ['my throat closes up with cashews', '1 cup walnuts'],
  ['carries an epipen for peanuts', '1 cup peanuts'],
  ['egg intolerant toddler', '2 eggs'],
  ['corn-free please', '1 cup corn'],
  ['tomato free', '1 cup tomato'],
  ['avoid: celery, mustard', '1 cup celery'],
  ['dislikes: liver and kidneys', '1 cup liver'],
  ["can't have any type of shellfish", '200 g shrimp'],
  ['broccoli gives me terrible wind', '1 cup broccoli'],
  ['aubergine makes my mouth tingle', '1 cup aubergine'],
  ['bananas make my tongue itch', '1 cup bananas'],
  ["I'm so done with turnips", '1 cup turnips'],
  ['ya estoy harto de calabacín, otra cosa', '1 zucchini'],
  ['ni una hoja de albahaca', '1 cup basil'],
  ['spinach is off the menu', '1 cup spinach'],
  ['leave the onions out', '1 cup onions'],
  ['beans play havoc with my IBS', '1 cup beans'],
  ['not allowed kiwi', '1 cup kiwi'],
  ["I can't abide beetroot", '1 cup beetroot'],
  ['mustard sets off my eczema', '1 cup mustard'],
  ['I could do without the fennel', '1 cup fennel'],
  ['cheese triggers my migraines', '1 cup milk'],
  ['tuna turns my stomach', '1 cup tuna'],
  ["dairy doesn't love me back", '1 cup milk'],
  ["garlic and I don't get along", '1 cup garlic'],
  ['I have a thing about fish skin, and I hate sardines', '1 cup sardines'],
  ['cannae eat eggs', '2 eggs'],
  ['have to stay away from grapefruit', '1 cup grapefruit'],
  ['asparagus? nope', '1 cup asparagus'],
  ['milk upsets my tummy', '1 cup milk'],
  ['crustaceans could kill me', '1 cup crustaceans'],
  ['i swell up when i eat shrimp', '200 g shrimp'],
  ['reaction to sesame last year', '1 tbsp tahini'],
  ['mango, blegh', '1 cup mango'],
  ["I've a sensitivity to corn", '1 cup corn'],
  ['he refuses to eat peas', '1 cup peas'],
  ["my daughter won't touch mushrooms", '1 cup mushrooms'],
  ["the kids won't eat broccoli", '1 cup broccoli'],
  ['nuts are a no go', '1 cup nuts'],
  ['allergies - egg, milk', '2 eggs'],
  ['has an egg allergy and hates peas', '2 eggs'],
  ['beef sits heavy on me', '1 cup beef'],
  ["I'm trying to cut out bread", '1 cup bread'],
  ['cheese clogs me up', '1 cup cheese'],
  ['I detest the taste of goat cheese', '1 cup goat cheese'],
  ['pineapple burns my tongue', '1 cup pineapple'],
  ['eggplant disagrees with me', '1 cup eggplant'],
  ['please nothing with coconut in it', '1 cup coconut'],
  ['wheat messes me up', '1 cup wheat'],
  ['my wee one is allergic to milk', '1 cup milk'],
  ['trying to avoid tomatoes because of reflux', '1 cup tomatoes'],
  ['tomatoes set off my heartburn', '1 cup tomatoes'],
  ['peas are the devil', '1 cup peas'],
  ["I don't fancy fish tonight", '1 cup fish'],
  ['keep the walnuts out of it', '1 cup walnuts'],
  ['86 the onions', '1 cup onions'],
  ['I want rice because beans bloat me', '1 cup beans'],
  ['chicken with rice, lentils give me gas', '1 cup lentils'],
  ['salmon dinner but dill is disgusting', '1 cup dill'],
  // Spanish
  ['el cacahuate me cierra la garganta', '1 cup peanuts'],
  ['me caen mal los frijoles', '1 cup beans'],
  ['los pimientos me sientan fatal', '1 bell pepper'],
  ['el pepino me repite', '1 cup cucumber'],
  ['la leche me hincha', '1 cup milk'],
  ['no soporto el cilantro', '1 cup cilantro'],
  ['no puedo ni ver el hígado', '1 cup liver'],
  ['el ajo me da acidez', '1 cup garlic'],
  ['me da asco el atún', '1 cup tuna'],
  ['las fresas me sacan ronchas', '1 cup strawberries'],
  ['me salen ronchas con los camarones', '200 g shrimp'],
  ['el huevo me da alergia', '2 eggs'],
  ['se me cierra la garganta con las nueces', '1 cup walnuts'],
  ['mi hija no tolera la lactosa', '1 cup milk'],
  ['alergia: cacahuates y soya', '200 g tofu'],
  ['soy alérgico a los mariscos y al huevo', '200 g shrimp'],
  ['mi marido odia las berenjenas', '1 cup eggplant'],
  ['nada con coco por favor', '1 cup coconut'],
  ['el médico me prohibió el pomelo', '1 cup grapefruit'],
  ['me prohibieron el cerdo', '1 cup pork'],
  ['cero cebolla', '1 cup onion'],
  ['paso de las aceitunas', '1 cup olives'],
  ['guácala el betabel', '1 cup beets'],
  ['las acelgas, qué asco', '1 cup swiss chard'],
  ['sin gluten, soy celíaca', '1 cup flour'],
  ['mi niño es aplv', '1 cup milk'],
  ['los lácteos me inflaman la panza', '1 cup milk'],
  ['la coliflor me produce gases', '1 cup cauliflower'],
  ['no me entra el pescado', '1 cup fish'],
  ['evita el apio', '1 cup celery'],
  ['que no lleve pimiento', '1 bell pepper'],
  ['quiero arroz porque los frijoles me inflaman', '1 cup beans'],
  ['el kiwi me pica la lengua', '1 cup kiwi'],
  ['me pica la boca cuando como piña', '1 cup pineapple'],
  ['no trago las lentejas', '1 cup lentils'],
  ['no aguanto el queso de cabra', '1 cup goat cheese'],
  ['las ostras me mandaron al hospital', '200 g shrimp'],
  ['no debo comer plátano', '1 cup banana'],
  ['el brócoli no me cae bien', '1 cup broccoli'],
  ['no le puedo dar huevo al bebé', '2 eggs'],
  ['nos caen pesadas las habas', '1 cup fava beans'],
  ['prohibido el maní', '1 cup peanuts'],
  ['huevo no por favor', '1 cup egg'],
  ['aborrezco las espinacas', '1 cup spinach'],
  ['no me agradan las pasas', '1 cup raisins'],
  ['quítale la mostaza', '1 cup mustard'],
  ['libre de soya', '1 cup soy'],
  ['los garbanzos me dan gases', '1 cup chickpeas'],
  ['no soy de remolacha', '1 cup beets'],
  ['fuera los champiñones', '1 cup mushrooms'],
  ['soy alérgica, nada de nueces', '1 cup nuts'],
  ['mi suegra no puede tomar leche', '1 cup milk'],
  ['alérgico, cacahuate y huevo', '2 eggs'],
  ['alergias - leche, soja', '1 cup milk'],
  ['no soy alérgico a nada salvo a las nueces', '1 cup walnuts'],
  ["I can't have milk so make it without butter", '2 tbsp butter'],
  // The food comes first
  ["courgettes I can't stand, soup please", '1 zucchini'],
  ["eggs I can't have, breakfast ideas", '2 eggs'],
  ["mushrooms I don't eat", '1 cup mushrooms'],
  ["aubergine, I'm not having it", '1 eggplant'],
  ['onions = heartburn', '1 onion'],
  ['cashews -> anaphylaxis', '1 cup cashews'],
  ['kiwi (itchy mouth)', '1 kiwi'],
  ['liver: never', '200 g liver'],
  ['can u leave the tomatoes off', '2 tomatoes'],
  // The food comes later
  ['I come out in spots with chocolate', '50 g dark chocolate'],
  ["mum's off eggs at the moment", '2 eggs'],
  ['never again with mussels, food poisoning', '1 lb mussels'],
  ['please exclude all nuts', '1 cup walnuts'],
  ['allergic to latex so no avocado banana or kiwi', '1 kiwi'],
  ['steer me away from shrimp', '200 g shrimp'],
  ['alergia severa al sésamo', '1 tbsp tahini'],
  ['no tomo leche', '1 cup milk'],
  ['no aguanto el olor del atún', '1 can tuna'],
  ['pepino no, gracias', '1 cucumber'],
]

/** In words that no rule covers and that the judge was not trained on. */
const HEARD: [text: string, line: string][] = [
  ["latex allergy so avocado's out", '1 avocado'],
  ['I shove the mushrooms to the edge of my plate', '1 cup mushrooms'],
  ['ever since the surgery cabbage punishes me', '1 cup cabbage'],
  ['grandson lands in the emergency room over sesame', '1 tbsp tahini'],
  ['I crossed shellfish off my list for good', '200 g shrimp'],
  ['a single walnut and my eyes swell shut', '1 cup walnuts'],
  ['my rheumatologist took tomatoes off my plate', '2 tomatoes'],
  ['la coliflor me deja hinchada como un globo', '1 coliflor'],
  ['al niño le salieron manchas con las fresas', '1 cup strawberries'],
  ['a mi vecina el maní la manda a urgencias', '1 cup peanuts'],
  ['el apio me lo sacas por favor', '1 stalk celery'],
  ['ni me acerques el hígado', '200 g chicken livers'],
  ['las berenjenas me dan picazón en la boca', '1 berenjena'],
  ['ruibarbo no quiero', '1 cup rhubarb'],
  ['el membrillo me da dolor de tripa', '1 quince'],
  ['al pescado le digo que no', '1 salmon fillet'],
  ['se me atraganta la quinoa', '1 cup quinoa'],
  ['desde que me operaron el repollo me castiga', '1 cup cabbage'],
  ['no dejes que toque ni una nuez', '1 cup walnuts'],
  ['maní jamás', '1 taza de maní'],
]

describe('a reaction to a food, or dislike of it', () => {
  it('is usually recognized in words that no rule covers', () => {
    const missed = HEARD.filter(([text, line]) => violationsIn(line, rulesIn(text)).length === 0)
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(2)
  })

  it.each(REFUSED)('keeps the food out of their dishes: %s', (text, line) => {
    expect(violationsIn(line, rulesIn(text))).not.toEqual([])
  })

  // The box lists foods: what follows "because" there is a reason, not a food.
  it.each(REFUSED.filter(([text]) => !text.includes('because')))(
    'also does so in the avoid box: %s',
    (text, line) => {
      expect(violationsIn(line, boxRules(text))).not.toEqual([])
    },
  )

  it.each([
    ["chicken soup that won't bloat me", '200 g chicken'],
    ['make me something with lentils for an upset stomach', '1 cup lentils'],
    ['eggs make me happy', '2 eggs'],
    ['lentils never upset my stomach', '1 cup lentils'],
    ['salmon makes my mouth water', '1 salmon fillet'],
    ["can't get enough of garlic", '2 cloves garlic'],
    ["I can't do without cheese", '50 g cheddar cheese'],
    ['asparagus is out now, use it', '200 g asparagus'],
    ['the chicken is out of the freezer', '200 g chicken'],
    ['fat free yogurt with berries', '1 cup yogurt'],
    ['free range eggs for breakfast', '2 eggs'],
    ['rice gives me energy', '1 cup rice'],
    ['beans please, I have no gas for the stove', '1 cup beans'],
    ['no problem with eggs', '2 eggs'],
    ['I want rice because beans bloat me', '1 cup rice'],
    ['chicken with rice, lentils give me gas', '1 cup rice'],
    ['quiero arroz porque los frijoles me inflaman', '1 taza de arroz'],
    ['no soy alérgico a las nueces, ponle nueces', '1 cup walnuts'],
    ['ya no soy alérgica al huevo, tortilla francesa', '2 eggs'],
    ['no puedo vivir sin arroz', '1 cup rice'],
    ['no lactose problems here, yogurt bowl', '1 cup yogurt'],
    ['no nut allergies here, walnut bread', '1 cup walnuts'],
    ["can't start a day without eggs", '2 eggs'],
  ])('is not a refusal: %s', (text, line) => {
    expect(violationsIn(line, rulesIn(text))).toEqual([])
  })
})

it.each([
  ['no chicken no fish, eggs and milk are OK', '2 eggs'],
  ['allergic to fish, eggs and milk are fine', '1 cup milk'],
])('what is fine after a list of refused foods stays: %s', (text, line) => {
  expect(violationsIn(line, rulesIn(text))).toEqual([])
  expect(violationsIn('200 g cod', rulesIn(text))).not.toEqual([])
})

it.each([
  ['she never outgrew her egg allergy, breakfast please', '2 eggs'],
  ['my son hasn’t outgrown the milk allergy', '1 cup milk'],
  ['hoping he has outgrown the egg allergy but for now no', '2 eggs'],
  ['her peanut allergy was a mistake to ignore', '1/4 cup peanuts'],
  ['egg allergy over 10 years now', '2 eggs'],
  ['peanut allergy over here! dinner for 2', '1/4 cup peanuts'],
  ['wheat allergy was misdiagnosed as IBS for years', '1 cup flour'],
  ['milk allergy was a false alarm once, real the second time', '1 cup milk'],
  ['the egg allergy is gone, he says, but it came back', '2 eggs'],
  ['my dairy intolerance is gone crazy lately', '1 cup milk'],
  ['who doesn’t like eggs? my son, he’s allergic to them', '2 eggs'],
  ['never without my EpiPen, nuts', '1/4 cup walnuts'],
  ['allergic to nuts, eggs, and milk is ok', '2 eggs'],
  ['allergic to nuts, eggs and milk is ok', '2 eggs'],
])('an allergy that may not be over is kept: %s', (text, line) => {
  expect(violationsIn(line, rulesIn(text))).not.toEqual([])
})

it.each([
  ['she outgrew the milk allergy, mac and cheese please', '1 cup milk'],
  ['the egg allergy is gone, omelets again', '2 eggs'],
])('one that is over is not: %s', (text, line) => {
  expect(violationsIn(line, rulesIn(text))).toEqual([])
})
