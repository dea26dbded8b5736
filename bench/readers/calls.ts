import { besideAt } from '@evenplate/api-gateway/brief/reading/beside-refused'
import { takeSaidOf } from '@evenplate/api-gateway/brief/reading/foods-beside'
import { kitchenRefusedAt } from '@evenplate/api-gateway/brief/reading/refused-kitchens'
import { listAt } from '@evenplate/api-gateway/brief/reading/refused-list'
import { bakedOfAt, creamSoupAt, refusedAs } from '@evenplate/api-gateway/brief/reading/refused-names'
import { mayRead } from '@evenplate/api-gateway/links/robots'
import { jsonLdOf } from '@evenplate/domain/brought-json-ld'
import { markdownOf } from '@evenplate/domain/brought-markdown'
import { broughtOf, isAsBrought } from '@evenplate/domain/brought-of'
import { answered, withAmount } from '@evenplate/domain/change'
import { NO_CLAIMS, type RecipeDraft, readDraft } from '@evenplate/domain/draft'
import { isErrorCode } from '@evenplate/domain/errors'
import { FITS } from '@evenplate/domain/fit'
import { nutritionalInfoOf } from '@evenplate/domain/nutritional-info'
import { ourJsonLd, ourMarkdown, RECORD, wasOf, withRecord } from '@evenplate/domain/our-file'
import type { Recipe, Swap } from '@evenplate/domain/recipe'
import type { RecipeRequest } from '@evenplate/domain/request'
import { readRequest } from '@evenplate/domain/request'
import { atOnce } from '@evenplate/domain/steps'
import { applySwap, newWords } from '@evenplate/domain/swap'
import { stepsWith } from '@evenplate/domain/swap-steps'
import { broughtWith } from '@evenplate/domain/testing/brought-recipe'
import { WordPattern } from '@evenplate/domain/word-pattern'
import { inEnglishLine } from '@evenplate/nutrition/abroad/abroad-line'
import { amountIn } from '@evenplate/nutrition/abroad/spanish-amount'
import { NO_ASIDES } from '@evenplate/nutrition/abroad/spanish-asides'
import { meantWith, unitMeant } from '@evenplate/nutrition/abroad/spanish-meant'
import { said as spanishSaid } from '@evenplate/nutrition/abroad/spanish-said'
import { asOrdered } from '@evenplate/nutrition/figures/as-ordered'
import { baseOf } from '@evenplate/nutrition/figures/base-of'
import { settled } from '@evenplate/nutrition/figures/either-state'
import { figuresOf, lineFiguresOf } from '@evenplate/nutrition/figures/figures'
import { maybeSauced } from '@evenplate/nutrition/figures/maybe-sauced'
import { onPlate, statedGrams } from '@evenplate/nutrition/figures/on-plate'
import { partlyNamed } from '@evenplate/nutrition/figures/partly-named'
import { placeOf } from '@evenplate/nutrition/figures/place-of'
import { hasUnknownPart, putTogether } from '@evenplate/nutrition/figures/put-together'
import { leavesItOut, saidOf, servedAs } from '@evenplate/nutrition/figures/served-as'
import { isSlipOf } from '@evenplate/nutrition/figures/slip-of'
import { worldDish } from '@evenplate/nutrition/figures/world-dish'
import { firstOfTwo, knownInstead, oneOfList, sharedNoun } from '@evenplate/nutrition/reading/alternatives'
import { amountOf, chosenLine, mayBeChosen } from '@evenplate/nutrition/reading/chosen-line'
import { countedPart } from '@evenplate/nutrition/reading/counted-parts'
import { dryPulse } from '@evenplate/nutrition/reading/dry-pulse'
import { eitherState } from '@evenplate/nutrition/reading/either-state'
import { offeredFor } from '@evenplate/nutrition/reading/find-stand-in'
import { oneOf, oneVolume } from '@evenplate/nutrition/reading/household'
import { matchOf, ofEach } from '@evenplate/nutrition/reading/line-food'
import { matchNotes } from '@evenplate/nutrition/reading/line-notes'
import { restOf } from '@evenplate/nutrition/reading/line-rest'
import { mendedLine } from '@evenplate/nutrition/reading/mended-line'
import { isNegligible } from '@evenplate/nutrition/reading/negligible'
import { isNoFood } from '@evenplate/nutrition/reading/no-food'
import { exactly } from '@evenplate/nutrition/reading/one'
import { oneItem, young } from '@evenplate/nutrition/reading/one-item'
import { isCakeFruit, otherMeant } from '@evenplate/nutrition/reading/other-meant'
import { partOfLine, plainLine } from '@evenplate/nutrition/reading/plain-line'
import { doubtOf } from '@evenplate/nutrition/reading/plausible'
import { readRangeEnd } from '@evenplate/nutrition/reading/range-end'
import { type Amount, readAmount } from '@evenplate/nutrition/reading/read-amount'
import { readAsides, readEach } from '@evenplate/nutrition/reading/read-asides'
import { readLine } from '@evenplate/nutrition/reading/read-line'
import { readLength, readSize } from '@evenplate/nutrition/reading/read-size'
import { severalFoods } from '@evenplate/nutrition/reading/several-foods'
import { eatenShareOf, without } from '@evenplate/nutrition/reading/share-eaten'
import { smallKind } from '@evenplate/nutrition/reading/small-kinds'
import { volumeSpread } from '@evenplate/nutrition/reading/spread'
import { taken } from '@evenplate/nutrition/reading/taken'
import { weigh } from '@evenplate/nutrition/reading/weigh'
import { wholeShareOf } from '@evenplate/nutrition/reading/weighed-whole'
import { spanishLexicon } from '@evenplate/nutrition/rules/avoid/in-spanish'
import { isOfKind, refusedContent } from '@evenplate/nutrition/rules/avoid/meaning'
import { isCookedSomehow } from '@evenplate/nutrition/rules/avoid/phrase'
import { spelledRight } from '@evenplate/nutrition/rules/avoid/spelling'
import { avoidTermsOf } from '@evenplate/nutrition/rules/avoid/terms'
import {
  type Rules,
  recipeViolations,
  violationsIn,
  violationsInProse,
} from '@evenplate/nutrition/rules/rules'
import { absences, refusals } from '@evenplate/nutrition/rules/words/absences'
import { ALLERGEN_WORDS } from '@evenplate/nutrition/rules/words/allergen-words'
import { namedIn } from '@evenplate/nutrition/rules/words/named-in'
import { searchFoods } from '@evenplate/nutrition/shopping/search-foods'
import { shopFoodsOf } from '@evenplate/nutrition/shopping/shop-food-of'
import type { Dish } from '@evenplate/nutrition/swaps/dish'
import { endsWith, namesOf } from '@evenplate/nutrition/swaps/names'
import { withPromises } from '@evenplate/nutrition/swaps/promises'
import { ROLES } from '@evenplate/nutrition/swaps/roles'
import { cookedBefore, cooksStill, othersIn, readied, sentenceFor } from '@evenplate/nutrition/swaps/sentence'
import { swapsFor } from '@evenplate/nutrition/swaps/swaps'
import { namesTold, wordsFor } from '@evenplate/nutrition/swaps/words'
import { foodById } from '@evenplate/nutrition/table/foods'
import { words } from '@evenplate/nutrition/text/food-words'
import { byFirstWord, phrases, wordsIn } from '@evenplate/nutrition/text/lexicon'
import { spans } from '@evenplate/nutrition/text/spans'
import { spoken } from '@evenplate/nutrition/text/spoken'
import { asAnyKind } from '@evenplate/nutrition/usda/any-kind'
import { generic } from '@evenplate/nutrition/usda/brands'
import { dishesHaving, wordsRequired } from '@evenplate/nutrition/usda/dishes-having'
import { fitOf, rowsNamed, tellingOf } from '@evenplate/nutrition/usda/find-row'
import { isTurned } from '@evenplate/nutrition/usda/is-turned'
import { leftOutOf } from '@evenplate/nutrition/usda/left-out'
import { foodsOffered } from '@evenplate/nutrition/usda/offered'
import { rowsCalled } from '@evenplate/nutrition/usda/rows'
import { servedKind } from '@evenplate/nutrition/usda/served-kind'
import { standInFor } from '@evenplate/nutrition/usda/stand-in'
import { rowsNaming } from '@evenplate/nutrition/usda/survey-text'
import { plateGroupOf } from '@evenplate/nutrition/usda/usda-group'
import { unitOf } from '@evenplate/nutrition/usda/usda-measure'
import { answersOf, answersWith } from '../../api-gateway/brief/answering/answers.ts'
import { askedIn } from '../../api-gateway/brief/answering/asked-in.ts'
import { breaches } from '../../api-gateway/brief/answering/holds.ts'
import { kindOf } from '../../api-gateway/brief/answering/kind-of.ts'
import { kitchenAnswers } from '../../api-gateway/brief/answering/kitchens.ts'
import { pieceAnswers } from '../../api-gateway/brief/answering/piece-answers.ts'
import { qualityAnswers } from '../../api-gateway/brief/answering/quality-answers.ts'
import { bindingFoods } from '../../api-gateway/brief/binding-foods.ts'
import type { Brief } from '../../api-gateway/brief/brief.ts'
import { exceptAsked } from '../../api-gateway/brief/reading/asked-all-the-same.ts'
import { breadLeftOut, doughOf, isUsual, takeWholeWheat } from '../../api-gateway/brief/reading/bases.ts'
import { briefOf } from '../../api-gateway/brief/reading/brief-of.ts'
import { withChoices } from '../../api-gateway/brief/reading/choices.ts'
import { withoutComparisons } from '../../api-gateway/brief/reading/comparisons.ts'
import { withConditionsSaid } from '../../api-gateway/brief/reading/conditions.ts'
import { corrected } from '../../api-gateway/brief/reading/corrections.ts'
import { dishesSpelledRight } from '../../api-gateway/brief/reading/dish-spelling.ts'
import { dishesIn, dishNameAt, isFoodsAlone } from '../../api-gateway/brief/reading/dishes.ts'
import { foodAt, tokensOf } from '../../api-gateway/brief/reading/food-lexicon.ts'
import { withFoodsInEnglish } from '../../api-gateway/brief/reading/foods-in-spanish.ts'
import { inEnglish, isReadAlone, isSpanishWord } from '../../api-gateway/brief/reading/from-spanish.ts'
import { foodsHeard, refusalsHeard } from '../../api-gateway/brief/reading/heard-refusals.ts'
import { kindsJoined } from '../../api-gateway/brief/reading/kind-apart.ts'
import { namesNoMeat } from '../../api-gateway/brief/reading/meatless-names.ts'
import { mentionsIn } from '../../api-gateway/brief/reading/mentions.ts'
import { withoutPastMeals } from '../../api-gateway/brief/reading/past-meals.ts'
import { piecesSaid } from '../../api-gateway/brief/reading/pieces.ts'
import { isRefusedDish, refusedDishes } from '../../api-gateway/brief/reading/refused-dishes.ts'
import { exceptedAfter } from '../../api-gateway/brief/reading/refused-except.ts'
import { refusedFoodAt, sortOf } from '../../api-gateway/brief/reading/refused-food.ts'
import { reworded, saidPlainly } from '../../api-gateway/brief/reading/reworded.ts'
import { Scraps } from '../../api-gateway/brief/reading/scraps.ts'
import { asItSounds } from '../../api-gateway/brief/reading/spanish-spelling.ts'
import { headsOf, strangeDish } from '../../api-gateway/brief/reading/strange-dish.ts'
import { mustBeUnderstood } from '../../api-gateway/brief/reading/understood.ts'
import { mustBeSafe } from '../../api-gateway/brief/reading/unsafe.ts'
import { readByRules, wholeReading } from '../../api-gateway/brief/reading/whole-reading.ts'
import { wishApart } from '../../api-gateway/brief/reading/wish-after-refusal.ts'
import { dishApart } from '../../api-gateway/brief/reading/wish-before-allergy.ts'
import { wishesApart } from '../../api-gateway/brief/reading/wishes-apart.ts'
import { summaryOf } from '../../api-gateway/calendar/summary.ts'
import { chosenLineOf } from '../../api-gateway/choosing/chosen-line-of.ts'
import { openLinesOf } from '../../api-gateway/choosing/open-lines.ts'
import { choicesIn } from '../../api-gateway/choosing/read-answer.ts'
import { count } from '../../api-gateway/counting/count.ts'
import { publicRecipe } from '../../api-gateway/counting/public-recipe.ts'
import { dishIn } from '../../api-gateway/dish-book/dish.ts'
import { DISHES } from '../../api-gateway/dish-book/dishes/all-dishes.ts'
import { fitInSteps } from '../../api-gateway/fitting/fit.ts'
import { leaveOut } from '../../api-gateway/fitting/leave-out.ts'
import { scaledLine } from '../../api-gateway/fitting/scaled-line.ts'
import { JsonFinder } from '../../api-gateway/generation/find-json.ts'
import { ObjectReader } from '../../api-gateway/generation/object-reader.ts'
import { PartialGate } from '../../api-gateway/generation/partial.ts'
import { briefMessage, promptFor, repairMessage } from '../../api-gateway/generation/prompt.ts'
import { resizedFor, scaledFor } from '../../api-gateway/generation/resized.ts'
import { clientAddress } from '../../api-gateway/identity/client-address.ts'
import { readSigned } from '../../api-gateway/identity/signed-value.ts'
import { contactMail } from '../../api-gateway/mail/contact-mail.ts'
import { letter } from '../../api-gateway/mail/letter.ts'
import { recipeMail } from '../../api-gateway/mail/recipe-mail.ts'
import { composeDish } from '../../api-gateway/providers/house-chef/compose.ts'
import { wantsOf } from '../../api-gateway/providers/house-chef/wish/wants.ts'
import { careFor } from '../../api-gateway/safety/care.ts'
import { dangerIn } from '../../api-gateway/safety/danger.ts'
import { rulesFromWords, rulesInWords, rulesOf } from '../../api-gateway/safety/rules-of.ts'
import { withoutUnsaid } from '../../api-gateway/safety/unsaid.ts'
import { partsIn, termOf } from '../../words/parts.ts'
import { tellsOfAllergy, tellsOfHarm } from '../../words/refused/concepts.ts'
import { idiomsIn } from '../../words/refused/idioms.ts'
import { passageOf } from '../../words/refused/mention-inputs.ts'
import { careNeedsOf } from '../../words/safety/care-needs.ts'
import { spelled } from '../../words/safety/features.ts'
import { heardText } from '../../words/safety/heard-text.ts'
import { soundsLikeDosing, soundsLow, soundsOnInsulin, soundsPregnant } from '../../words/safety/judges.ts'
import { unitsOf } from '../../words/safety/units.ts'
import { isAnothers, isForPet } from '../../words/safety/whose.ts'

const AMOUNTS = new WordPattern('\\b[\\p{N}/]+ ?[\\p{L}]+', 'giu')
const ROLE = ROLES[0]!
/** A food of that role: white rice. */
const RICE = foodById(ROLE.foods[0]!)!
const SALSA = foodById('salsa')!
const AMOUNT = readAmount('1 cup rice').amount
const amount = (): Amount => ({ ...AMOUNT })
const NO_RULES: Rules = { allergies: [], diets: [], avoid: [] }
const RULES: Rules = { allergies: ['nuts'], diets: ['vegan'], avoid: ['mushrooms'] }

const broughtFrom = (text: string) =>
  broughtWith({ title: text, lines: [text], steps: [text], notes: [text], yieldText: text })
const free = (text: string): RecipeRequest => ({ mode: 'free', text })
const guided = (text: string): RecipeRequest =>
  ({
    mode: 'guided',
    ingredients: [{ name: text, quantity: text, unit: text }],
    mealType: 'Dinner',
    dietary: [],
    cookingTime: '30 minutes',
    servings: 2,
    skillLevel: 'beginner',
    bloodSugarRange: text,
    challenges: text,
    avoid: text,
  }) as unknown as RecipeRequest
/** A request typed as a text, and the text also given as a dish, as a food, and as an unknown name. */
const asked = (text: string): Brief => ({
  ...ASKED,
  dish: { id: null, said: text },
  foods: [{ said: text, ids: [text, RICE.id] }],
  unknown: [text],
})
/** Read once by `briefOf` itself; functions that use a brief are measured without reading it again. */
const BRIEFS = new Map<string, Brief>()
const asBrief = (request: RecipeRequest): Brief => BRIEFS.get(JSON.stringify(request)) ?? briefRead(request)
function briefRead(request: RecipeRequest): Brief {
  const brief = briefOf(request, null, DISHES)
  BRIEFS.set(JSON.stringify(request), brief)
  return brief
}
const ASKED = asBrief(free('chicken and white rice for six in 20 minutes with about 35 g carbs'))

/** One request of each kind. */
const each = (read: (request: RecipeRequest) => unknown) => (text: string) => [
  read(free(text)),
  read(guided(text)),
]

const dish = (text: string): Dish => ({
  title: text,
  description: text,
  servings: 1,
  ingredients: ['2 cups cooked white rice', text],
  instructions: [`Cook the rice. ${text}`, text],
  tips: [text],
})
const draft = (text: string): RecipeDraft => ({ ...dish(text), prepTime: 1, cookTime: 1, claimed: NO_CLAIMS })
const recipe = (text: string): Recipe => {
  const counted = figuresOf(draft(text))
  return {
    ...dish(text),
    prepTime: 1,
    cookTime: 1,
    nutritionalInfo: nutritionalInfoOf(counted),
    figures: {
      ...counted,
      origin: { provider: 'openai', notice: text, notes: [], checked: [], fromProfile: [], care: [] },
    },
  }
}
/** The outcome of a call, whether an answer or a refusal. */
const orRefused = (call: () => unknown): unknown => {
  try {
    return call()
  } catch (error) {
    return String(error)
  }
}
const answersIn = (text: string) =>
  [
    text,
    `You asked for ${text}: it is in this dish.`,
    `You asked for at most ${text} g of carbs: ${text} g.`,
  ].map((said) => ({
    reading: 'dish:x',
    held: true,
    text: said,
  }))
const swap = (text: string): Swap => ({
  at: 0,
  line: lineFiguresOf(readLine('1 cup cauliflower rice')),
  words: [{ from: text.slice(0, 60) || 'rice', to: 'cauliflower rice' }],
  step: null,
  reason: '',
})
const newWordsOf = (text: string) => {
  const say = newWords(swap(text))
  return (step: string) => say(step)
}
const reply = (text: string): string =>
  JSON.stringify({ [text]: text, title: text, ingredients: [text], instructions: [text], tips: [text] })

/** How to call readers that need more than a text. */
export const CALLS: Readonly<Record<string, (text: string) => unknown>> = Object.assign(
  Object.create(null) as Record<string, (text: string) => unknown>,
  {
    'api-gateway/mail/contact-mail.ts#contactMail': (text: string) =>
      contactMail(
        { id: '', name: text, email: 'a@b.example', subject: text, message: text },
        'a@b.example',
        '',
      ),
    'api-gateway/calendar/summary.ts#summaryOf': (text: string) =>
      summaryOf('Dinner', { title: text, isLeftover: false, carbs: null }),
    'api-gateway/mail/letter.ts#letter': (text: string) =>
      letter({ title: text, preview: text, content: '', siteUrl: '' }),
    'api-gateway/mail/recipe-mail.ts#recipeMail': (text: string) =>
      recipeMail(recipe(text), 'a@b.example', ''),
    'api-gateway/providers/house-chef/compose.ts#composeDish': (text: string) =>
      composeDish(
        { ...asBrief(free('dinner for two')), foods: [{ said: text, ids: [] }], style: [text] },
        { ...NO_RULES, avoid: avoidTermsOf(text) },
        { seed: text, turn: 0 },
      ),
    'api-gateway/providers/house-chef/wish/wants.ts#wantsOf': (text: string) => wantsOf([text]),
    'words/refused/concepts.ts#tellsOfAllergy': (text: string) => tellsOfAllergy(text.split(' ')),
    'words/refused/concepts.ts#tellsOfHarm': (text: string) => tellsOfHarm(text.split(' ')),
    'words/refused/idioms.ts#idiomsIn': (text: string) => idiomsIn(mentionsIn(text, 'es').said, 'es'),
    'words/refused/mention-inputs.ts#passageOf': (text: string) =>
      passageOf(mentionsIn(text, 'en').said, 'en', new Set([1])),
    'nutrition/rules/avoid/in-spanish.ts#spanishLexicon': (text: string) => spanishLexicon(text, () => false),
    'words/safety/features.ts#spelled': (text: string) => spelled(text),
    'api-gateway/dish-book/dish.ts#dishIn': (text: string) => dishIn(DISHES, text),
    'words/safety/judges.ts#soundsLow': (text: string) => soundsLow(heardText(text).heard, false),
    'words/safety/judges.ts#soundsLikeDosing': (text: string) =>
      soundsLikeDosing(heardText(text).heard, false),
    'words/safety/judges.ts#soundsPregnant': (text: string) => soundsPregnant(heardText(text).heard, false),
    'words/safety/judges.ts#soundsOnInsulin': (text: string) => soundsOnInsulin(heardText(text).heard, false),
    'words/safety/whose.ts#isAnothers': (text: string) => {
      const units = unitsOf(text)
      return isAnothers(units, { from: units.length - 1, to: units.length }, new Set())
    },
    'words/safety/whose.ts#isForPet': (text: string) => isForPet(unitsOf(text), { from: 0, to: 1 }),
    'words/safety/care-needs.ts#careNeedsOf': each((request) => careNeedsOf(request, null)),
    'api-gateway/safety/care.ts#careFor': (text: string) =>
      careFor(dish(text), figuresOf(draft(text)), { pregnancy: true, insulin: true, lows: true }, RULES),
    'api-gateway/identity/client-address.ts#clientAddress': (text: string) => clientAddress(text, 1, null),
    'api-gateway/identity/signed-value.ts#readSigned': (text: string) => readSigned(text, 'a secret'),
    'api-gateway/counting/count.ts#count': (text: string) =>
      count({ ...dish(text), provider: 'openai' }, null),
    'api-gateway/brief/answering/asked-in.ts#askedIn': (text: string) =>
      askedIn(answersIn(text), [], recipe(text).figures.lines),
    'api-gateway/fitting/fit.ts#fitInSteps': (whole: string) => {
      // No longer than `fitOrder` allows a text to be; each of them is in the order many times.
      const text = whole.slice(0, 600)
      const { provider, notice } = recipe(text).figures.origin
      const brief = { readings: [], answers: answersIn(text) }
      const origin = { provider, notice, notes: [text], checked: [`no ${text}`], care: [text], brief }
      const order = { at: 1, servings: 6, recipe: { ...draft(text), figures: { origin } } }
      return FITS.map((fit) => orRefused(() => atOnce(fitInSteps({ ...order, fit }, null))))
    },
    'api-gateway/fitting/leave-out.ts#leaveOut': (text: string) => [
      orRefused(() => leaveOut({ ...recipe(text), title: '' }, 1)),
      orRefused(() => leaveOut(recipe(text), 0)),
    ],
    'api-gateway/safety/rules-of.ts#rulesFromWords': (text: string) =>
      [text, `no ${text}`, `${text} allergy`].map((said) => rulesFromWords([said])),
    'api-gateway/fitting/scaled-line.ts#scaledLine': (text: string) =>
      [text, `2 cups ${text}`].map((line) => scaledLine(lineFiguresOf(readLine(line)), 1.5)),
    'api-gateway/generation/find-json.ts#JsonFinder': (text: string) =>
      [text, reply(text)].map((said) => {
        const finder = new JsonFinder()
        return [finder.push(said), finder.object]
      }),
    'api-gateway/generation/object-reader.ts#ObjectReader': (text: string) => {
      const reader = new ObjectReader()
      return [reader.read(`{"a":[${text}`), reader.takeFound()]
    },
    'api-gateway/generation/partial.ts#PartialGate': (text: string) =>
      [text, 'ingredients', 'title', 'tips', 'instructions'].flatMap((key) =>
        [true, false].map((inList) => new PartialGate(RULES).take({ key, value: text, inList })),
      ),
    'api-gateway/generation/prompt.ts#promptFor': each((request) => {
      const brief = asBrief(request)
      return promptFor({ request, brief, rules: rulesOf(request, brief, null), profile: null })
    }),
    'api-gateway/generation/prompt.ts#repairMessage': (text: string) =>
      repairMessage([{ rule: text, term: text, text }]),
    'api-gateway/counting/public-recipe.ts#publicRecipe': (text: string) => publicRecipe(sharedRow(text)),
    'api-gateway/safety/rules-of.ts#rulesInWords': (text: string) =>
      rulesInWords({ ...RULES, avoid: [text] }),
    'api-gateway/safety/rules-of.ts#rulesOf': each((request) => rulesOf(request, asBrief(request), null)),
    'api-gateway/safety/danger.ts#dangerIn': each(dangerIn),
    'api-gateway/safety/unsaid.ts#withoutUnsaid': (text: string) => withoutUnsaid(draft(text)),
    'api-gateway/brief/reading/foods-beside.ts#takeSaidOf': (text: string) => {
      const scraps = new Scraps(text)
      takeSaidOf(scraps, () => {})
      return scraps.rest
    },
    'api-gateway/brief/reading/refused-list.ts#listAt': (text: string) =>
      listAt(tokensOf(text), { firm: 'avoid' }),
    'api-gateway/brief/reading/beside-refused.ts#besideAt': (text: string) =>
      besideAt(['with', ...tokensOf(text)]),
    'api-gateway/brief/reading/refused-kitchens.ts#kitchenRefusedAt': (text: string) =>
      kitchenRefusedAt(tokensOf(text)),
    'api-gateway/brief/reading/refused-names.ts#refusedAs': (text: string) => refusedAs(tokensOf(text), 5),
    'api-gateway/brief/reading/refused-names.ts#bakedOfAt': (text: string) =>
      bakedOfAt(tokensOf(text), DISHES),
    'api-gateway/brief/reading/refused-names.ts#creamSoupAt': (text: string) => creamSoupAt(tokensOf(text)),
    'api-gateway/brief/reading/food-lexicon.ts#foodAt': (text: string) => foodAt(tokensOf(text), 0),
    'api-gateway/brief/reading/refused-except.ts#exceptedAfter': (text: string) =>
      exceptedAfter(` except ${text}`, 'nuts'),
    'api-gateway/brief/reading/refused-food.ts#refusedFoodAt': (text: string) =>
      refusedFoodAt(tokensOf(text), 0),
    'api-gateway/brief/reading/refused-food.ts#sortOf': (text: string) => [
      sortOf(text, text.split(' '), 0, 1),
      sortOf('fruit', text.split(' '), 1, 2),
    ],
    'api-gateway/brief/reading/scraps.ts#Scraps': (text: string) => new Scraps(text).rest,
    'api-gateway/brief/reading/bases.ts#doughOf': (text: string) =>
      doughOf(text, dishesIn(text, DISHES), DISHES),
    'api-gateway/brief/reading/bases.ts#isUsual': (text: string) =>
      isUsual([text], [{ kind: 'rice', food: text, said: text }]),
    'api-gateway/brief/reading/from-spanish.ts#isSpanishWord': (text: string) => isSpanishWord(text, DISHES),
    'api-gateway/brief/reading/from-spanish.ts#isReadAlone': (text: string) => isReadAlone(text, DISHES),
    'api-gateway/brief/reading/strange-dish.ts#strangeDish': (text: string) => {
      const nothing = { ...readByRules('', 'en', DISHES), open: false }
      return ['en', 'es'].map((language) => strangeDish(text, language, nothing, DISHES))
    },
    'api-gateway/brief/reading/strange-dish.ts#headsOf': (text: string) => headsOf(text, [text, 'rice']),
    'words/parts.ts#partsIn': (text: string) => partsIn([text]),
    'words/parts.ts#termOf': (text: string) => termOf('coating', [text]),
    'api-gateway/brief/reading/asked-all-the-same.ts#exceptAsked': (text: string) =>
      exceptAsked([text], [text], text),
    'api-gateway/brief/reading/dish-spelling.ts#dishesSpelledRight': (text: string) =>
      dishesSpelledRight(text, DISHES, { isKnown: () => false, likest: () => null, slips: () => 1 }),
    'api-gateway/brief/reading/foods-in-spanish.ts#withFoodsInEnglish': (text: string) =>
      withFoodsInEnglish(text, DISHES),
    'api-gateway/brief/reading/past-meals.ts#withoutPastMeals': (text: string) =>
      withoutPastMeals(text, DISHES),
    'api-gateway/brief/reading/pieces.ts#piecesSaid': (text: string) =>
      piecesSaid(text, dishesIn(text, DISHES), DISHES),
    'api-gateway/brief/reading/spanish-spelling.ts#asItSounds': (text: string) =>
      asItSounds(text, new Set(['pollo'])),
    'api-gateway/brief/reading/wish-after-refusal.ts#wishApart': (text: string) => wishApart(text, DISHES),
    'api-gateway/brief/reading/wish-before-allergy.ts#dishApart': (text: string) => dishApart(text, DISHES),
    'api-gateway/brief/reading/wishes-apart.ts#wishesApart': (text: string) => wishesApart(text, DISHES),
    'api-gateway/brief/reading/brief-of.ts#briefOf': each(briefRead),
    'api-gateway/brief/reading/whole-reading.ts#wholeReading': (text: string) =>
      wholeReading(text, 'es', DISHES),
    'api-gateway/brief/reading/whole-reading.ts#readByRules': (text: string) =>
      readByRules(text, 'en', DISHES),
    'api-gateway/brief/reading/heard-refusals.ts#refusalsHeard': (text: string) =>
      refusalsHeard(text, 'en', { allergies: [], diets: [], unwanted: [text] }),
    'api-gateway/brief/reading/heard-refusals.ts#foodsHeard': (text: string) =>
      foodsHeard(text, 'es', { allergies: ['nuts'], diets: [], unwanted: [] }).foods.length,
    'api-gateway/brief/reading/mentions.ts#mentionsIn': (text: string) => mentionsIn(text, 'es'),
    // Asked for another text in between, or it would only look up the last one.
    'api-gateway/brief/reading/reworded.ts#reworded': (text: string) => [reworded(text), reworded('')],
    'api-gateway/brief/reading/reworded.ts#saidPlainly': (text: string) => [
      saidPlainly(text),
      saidPlainly(''),
    ],
    'api-gateway/brief/answering/answers.ts#answersOf': (text: string) =>
      answersOf(asked(text), recipe(text)),
    'api-gateway/brief/answering/kitchens.ts#kitchenAnswers': (text: string) =>
      kitchenAnswers(asked(text), recipe(text)),
    'api-gateway/brief/answering/piece-answers.ts#pieceAnswers': (text: string) =>
      pieceAnswers([{ id: 'pieces', text: `24 ${text}`, kind: 'people', mendable: true }], recipe(text)),
    'api-gateway/brief/answering/quality-answers.ts#qualityAnswers': (text: string) =>
      qualityAnswers(asked(text), recipe(text)),
    'api-gateway/brief/answering/answers.ts#answersWith': (text: string) =>
      answersWith([{ reading: text, message: text, said: text }], asked(text), recipe(text)),
    'api-gateway/brief/binding-foods.ts#bindingFoods': (text: string) =>
      bindingFoods(asked(text), { ...RULES, avoid: [text] }),
    'api-gateway/brief/reading/choices.ts#withChoices': (text: string) =>
      ['', 'drop:dish:', 'drop:food:', 'dish:', 'food:x:', 'limit:'].map((verb) =>
        orRefused(() => withChoices(asked(text), [verb + text], null, DISHES)),
      ),
    'api-gateway/brief/answering/holds.ts#breaches': (text: string) =>
      breaches(asked(text), draft(text), figuresOf(draft(text)), NO_RULES, DISHES),
    'api-gateway/brief/answering/kind-of.ts#kindOf': (text: string) =>
      kindOf(
        asked(text),
        NO_RULES,
        dish(text) as Dish & { description: string },
        figuresOf(draft(text)),
        DISHES,
      ),
    'api-gateway/brief/reading/comparisons.ts#withoutComparisons': (text: string) =>
      withoutComparisons(text, DISHES),
    'api-gateway/brief/reading/bases.ts#breadLeftOut': (text: string) =>
      breadLeftOut(`${text} burger bowl`, dishesIn(text, DISHES), DISHES),
    'api-gateway/brief/reading/kind-apart.ts#kindsJoined': (text: string) => kindsJoined(text, DISHES),
    'api-gateway/brief/reading/meatless-names.ts#namesNoMeat': (text: string) =>
      namesNoMeat(text, dishesIn(text, DISHES), [[text]], DISHES),
    'api-gateway/brief/reading/dishes.ts#dishesIn': (text: string) => dishesIn(text, DISHES),
    'api-gateway/brief/reading/dishes.ts#dishNameAt': (text: string) =>
      dishNameAt(text.split(' ').slice(0, 6), DISHES),
    'api-gateway/brief/reading/corrections.ts#corrected': (text: string) => corrected(text, DISHES),
    'api-gateway/brief/reading/conditions.ts#withConditionsSaid': withConditionsSaid,
    'api-gateway/brief/reading/refused-dishes.ts#refusedDishes': (text: string) =>
      refusedDishes(text, DISHES),
    'api-gateway/brief/reading/refused-dishes.ts#isRefusedDish': (text: string) => [
      isRefusedDish(`not-${text}`, 'Beef Tacos'),
      isRefusedDish('not-tacos', text),
    ],
    'api-gateway/brief/reading/dishes.ts#isFoodsAlone': (text: string) => isFoodsAlone(text, DISHES),
    'api-gateway/brief/reading/unsafe.ts#mustBeSafe': (text: string) => mustBeSafe(text, DISHES),
    'api-gateway/brief/reading/bases.ts#takeWholeWheat': (text: string) =>
      takeWholeWheat(text, () => dishesIn(text, DISHES), DISHES),
    'api-gateway/brief/reading/from-spanish.ts#inEnglish': (text: string) => inEnglish(text, DISHES),
    'api-gateway/brief/reading/understood.ts#mustBeUnderstood': (text: string) =>
      orRefused(() => mustBeUnderstood({ ...asked(text), dish: null, foods: [] }, free(text), DISHES)),
    'api-gateway/generation/prompt.ts#briefMessage': (text: string) => briefMessage([text, text]),
    'api-gateway/generation/resized.ts#scaledFor': (text: string) =>
      scaledFor({ ...asked(text), servings: 6, servingsSaid: true }, draft(text)),
    'api-gateway/generation/resized.ts#resizedFor': (text: string) =>
      resizedFor(asked(text), NO_RULES, draft(text)),
    'domain/swap-steps.ts#stepsWith': (text: string) => [
      stepsWith(
        { ...swap('rice'), step: 'Cook it for 5 minutes.' },
        [`Cook the rice. ${text}`, text],
        newWordsOf('rice'),
      ),
      stepsWith({ ...swap(text), step: text }, ['Cook the rice for 5 minutes.'], newWordsOf(text)),
    ],
    'domain/change.ts#answered': (text: string) => answered(recipe(text), 0, text),
    'domain/change.ts#withAmount': (text: string) => withAmount(recipe(text), 0, 100),
    'domain/draft.ts#readDraft': (text: string) =>
      [
        reply(text),
        JSON.stringify({ ingredients: [{ name: text }], instructions: [{ [text]: text, step: text }] }),
      ].map((said) => readDraft(JSON.parse(said))),
    'domain/errors.ts#isErrorCode': (text: string) => isErrorCode(text),
    'domain/request.ts#readRequest': (text: string) =>
      [free(text), guided(text)].map((one) => {
        try {
          return readRequest(one)
        } catch (error) {
          return String(error)
        }
      }),
    'domain/swap.ts#applySwap': (text: string) => applySwap(recipe(text), swap(text)),
    'domain/swap.ts#newWords': (text: string) => [
      newWords(swap('rice'))(text, 'title'),
      newWords(swap(text))('rice'),
    ],
    'nutrition/usda/brands.ts#generic': (text: string) => generic(words(text)),
    'nutrition/usda/find-row.ts#rowsNamed': (text: string) => rowsNamed(words(text)),
    'nutrition/usda/find-row.ts#tellingOf': (text: string) => tellingOf(words(text)),
    'nutrition/usda/find-row.ts#fitOf': (text: string) =>
      fitOf(rowsCalled('wafer')[0]!, words(text), words(text)),
    'nutrition/usda/offered.ts#foodsOffered': (text: string) => foodsOffered(words(text)),
    'nutrition/reading/find-stand-in.ts#offeredFor': (text: string) => offeredFor(readLine(`1 cup ${text}`)),
    'nutrition/reading/chosen-line.ts#mayBeChosen': (text: string) => mayBeChosen(readLine(text)),
    'nutrition/reading/chosen-line.ts#chosenLine': (text: string) =>
      [`1 cup ${text}`, `1 cup ${text} wafers`].map((line) => readLine(chosenLine(line, RICE, null))),
    'nutrition/reading/chosen-line.ts#amountOf': (text: string) => [
      amountOf(text, '2 cups'),
      amountOf('2 cups', text),
      amountOf(`2 ${text.slice(0, 12)}`, `2 ${text.slice(0, 12)}`),
    ],
    'api-gateway/choosing/open-lines.ts#openLinesOf': (text: string) =>
      openLinesOf({ ingredients: [text, `100 g ${text}`, `100 g ${text} wafers`], servings: 2 }),
    'api-gateway/choosing/read-answer.ts#choicesIn': (text: string) =>
      [text, JSON.stringify({ choices: [{ line: 0, id: text, amount: text }] })].map((said) =>
        orRefused(() => choicesIn(said)),
      ),
    'api-gateway/choosing/chosen-line-of.ts#chosenLineOf': (text: string) => {
      const [open] = openLinesOf({ ingredients: ['100 g qzxwvkj wafers'], servings: 2 })
      return [text, open!.foods[0]!.id].map((id) =>
        chosenLineOf(open!, { line: 0, id, amount: text }, 2, { ...RULES, avoid: [text] }),
      )
    },
    'nutrition/usda/stand-in.ts#standInFor': (text: string) => standInFor(words(text)),
    'nutrition/usda/usda-group.ts#plateGroupOf': (text: string) => plateGroupOf(text, 10, 5),
    'nutrition/usda/usda-measure.ts#unitOf': (text: string) => [
      unitOf(text, 'Cookie', false),
      unitOf('cookie', text, false),
    ],
    'nutrition/rules/words/absences.ts#absences': (text: string) => absences(spoken(text)),
    'nutrition/rules/words/absences.ts#refusals': (text: string) => refusals(spoken(text)),
    'nutrition/rules/avoid/meaning.ts#isOfKind': (text: string) => [
      isOfKind(text, 'fish'),
      isOfKind('fish', text),
    ],
    'nutrition/rules/avoid/meaning.ts#refusedContent': (text: string) => refusedContent(SALSA, text),
    'nutrition/rules/avoid/phrase.ts#isCookedSomehow': (text: string) => isCookedSomehow(text, 'egg'),
    'nutrition/rules/avoid/spelling.ts#spelledRight': (text: string) => spelledRight(text.split(' ')),
    'nutrition/figures/figures.ts#figuresOf': (text: string) => figuresOf(draft(text)),
    'nutrition/figures/figures.ts#lineFiguresOf': (text: string) => lineFiguresOf(readLine(text)),
    'nutrition/figures/as-ordered.ts#asOrdered': (text: string) =>
      asOrdered(readLine(`100 g ${text}`), 100, onPlate),
    'nutrition/figures/maybe-sauced.ts#maybeSauced': (text: string) => [
      maybeSauced({ ...readLine('90 g rice'), rest: text }, 90),
      maybeSauced({ ...readLine('90 g rice'), rest: `${text} chicken` }, 90),
    ],
    'nutrition/figures/base-of.ts#baseOf': (text: string) => [
      baseOf({ ...readLine('90 g rice'), rest: text }, 90),
      baseOf({ ...readLine('90 g rice'), rest: `${text} with ${text} sauce` }, 90),
      baseOf({ ...readLine('90 g rice'), rest: `stuffed ${text} with ${text}` }, 90),
    ],
    'nutrition/figures/partly-named.ts#partlyNamed': (text: string) => [
      partlyNamed({ ...readLine('90 g rice'), rest: text }, 90),
      partlyNamed({ ...readLine('90 g rice'), rest: `${text} de ${text}` }, 90),
    ],
    'nutrition/figures/slip-of.ts#isSlipOf': (text: string) => [isSlipOf(text, text), isSlipOf(text, 'rice')],
    'nutrition/figures/world-dish.ts#worldDish': (text: string) => worldDish(readLine('90 g rice'), text),
    'nutrition/figures/on-plate.ts#statedGrams': (text: string) =>
      statedGrams({ ...readLine('90 g rice'), line: text }),
    'nutrition/figures/on-plate.ts#onPlate': (text: string) => onPlate(readLine(`100 g ${text}`)),
    'nutrition/usda/any-kind.ts#asAnyKind': (text: string) => asAnyKind(RICE, text),
    'nutrition/usda/is-turned.ts#isTurned': (text: string) => [
      isTurned(RICE, text, 'Chocolate milk'),
      isTurned(RICE, 'white rice', text),
    ],
    'nutrition/figures/place-of.ts#placeOf': (text: string) => placeOf([text, `90 g ${text}`], 1),
    'nutrition/figures/put-together.ts#hasUnknownPart': (text: string) => [
      hasUnknownPart({ ...readLine('90 g rice'), rest: text }, 90, onPlate),
      hasUnknownPart({ ...readLine('90 g rice'), rest: `${text} with ${text}` }, 90, onPlate),
    ],
    'nutrition/figures/put-together.ts#putTogether': (text: string) => [
      putTogether({ ...readLine('90 g rice'), rest: text }, 90, onPlate),
      putTogether({ ...readLine('90 g rice'), rest: `${text} with ${text}` }, 90, onPlate),
    ],
    'nutrition/figures/served-as.ts#servedAs': (text: string) => servedAs(readLine(`100 g ${text}`)),
    'nutrition/figures/served-as.ts#leavesItOut': (text: string) =>
      leavesItOut({ ...readLine('90 g rice'), rest: text }),
    'nutrition/figures/served-as.ts#saidOf': (text: string) => saidOf({ name: text, rest: text }),
    'nutrition/usda/dishes-having.ts#dishesHaving': (text: string) =>
      dishesHaving(words(text), leftOutOf(text)),
    'nutrition/usda/dishes-having.ts#wordsRequired': (text: string) =>
      wordsRequired(words(text), leftOutOf(text)),
    'nutrition/usda/served-kind.ts#servedKind': (text: string) => servedKind(RICE, new Set(), text),
    'nutrition/usda/survey-text.ts#rowsNaming': (text: string) => rowsNaming([text]),
    'nutrition/figures/either-state.ts#settled': (text: string) =>
      settled({ ...readLine('90 g rice'), line: text, name: text }, 'plate'),
    'nutrition/reading/either-state.ts#eitherState': (text: string) =>
      eitherState(RICE, readAmount('90 g rice').amount, text, text),
    'nutrition/reading/counted-parts.ts#countedPart': (text: string) => countedPart(RICE, text),
    'nutrition/reading/small-kinds.ts#smallKind': (text: string) => smallKind(words(text), null),
    'nutrition/reading/plausible.ts#doubtOf': (text: string) => [
      doubtOf(RICE, 1e6, readAmount('12 cups').amount, text),
      doubtOf(null, 1e6, readAmount(text).amount, text),
    ],
    'nutrition/reading/household.ts#oneOf': (text: string) =>
      oneOf(RICE, { kind: 'count', name: text }, null, text, text),
    'nutrition/reading/household.ts#oneVolume': (text: string) =>
      oneVolume(RICE, { kind: 'volume', name: 'cup', ml: 236.588 }, text),
    'nutrition/reading/share-eaten.ts#eatenShareOf': (text: string) =>
      eatenShareOf(RICE, text, text, 100, true),
    'nutrition/reading/dry-pulse.ts#dryPulse': (text: string) => dryPulse(text, text),
    'nutrition/reading/other-meant.ts#isCakeFruit': (text: string) => isCakeFruit(text, amount()),
    'nutrition/reading/other-meant.ts#otherMeant': (text: string) => [
      otherMeant(text, 'rye', readAmount('2 oz rye').amount),
      otherMeant(text, text, amount()),
    ],
    'nutrition/reading/share-eaten.ts#without': (text: string) => without(text, text, 'peel'),
    'nutrition/reading/taken.ts#taken': (text: string) =>
      taken(RICE, amount(), text, text, { grams: 100, between: null, weighedBy: '', written: true }),
    'nutrition/reading/weighed-whole.ts#wholeShareOf': (text: string) =>
      wholeShareOf(
        { ...RICE, asBought: { with: 'peel', edible: 0.5, source: '' } },
        readAmount('2 plantains (1 lb)').amount,
        text,
        text,
        100,
      ),
    'nutrition/text/lexicon.ts#byFirstWord': (text: string) => byFirstWord([text.split(' ')]),
    'nutrition/text/lexicon.ts#wordsIn': wordsIn,
    'nutrition/text/lexicon.ts#phrases': (text: string) => [phrases([text]), phrases(text.split(' '))],
    'nutrition/reading/alternatives.ts#oneOfList': (text: string) =>
      oneOfList(partOfLine(text).split(','), [text.slice(0, 40)]),
    'nutrition/reading/alternatives.ts#firstOfTwo': (text: string) =>
      firstOfTwo([partOfLine(text), `or ${partOfLine(text)}`]),
    'nutrition/reading/no-food.ts#isNoFood': (text: string) => isNoFood(plainLine(text), plainLine(text)),
    'nutrition/reading/range-end.ts#readRangeEnd': (text: string) => readRangeEnd(amount(), text),
    'nutrition/reading/several-foods.ts#severalFoods': (text: string) =>
      severalFoods(text, plainLine(text), readLine),
    'nutrition/reading/alternatives.ts#sharedNoun': (text: string) => [
      sharedNoun('corn', `12 ${text}`),
      sharedNoun(text, '12 flour tortillas'),
    ],
    'nutrition/reading/alternatives.ts#knownInstead': (text: string) =>
      knownInstead({ food: text, alternatives: [text], examples: [text] }, amount()),
    'api-gateway/links/robots.ts#mayRead': (text: string) => [
      mayRead(text, text, text),
      mayRead(`User-agent: *\nDisallow: *${text}b`, text, 'EvenplateBot'),
    ],
    'domain/brought-markdown.ts#markdownOf': (text: string) => markdownOf(broughtFrom(text), [text]),
    'domain/our-file.ts#withRecord': (text: string) => ourMarkdown(withRecord(broughtFrom(text), [text])),
    'domain/word-pattern.ts#WordPattern': (text: string) => AMOUNTS.all(text),
    'domain/our-file.ts#ourJsonLd': (text: string) => [
      ourJsonLd({ ...jsonLdOf(broughtFrom(text), {}) }),
      ourJsonLd({ additionalProperty: [{ propertyID: RECORD, value: text }] }),
      ourMarkdown(text),
    ],
    'domain/our-file.ts#wasOf': (text: string) =>
      wasOf({ additionalProperty: [{ propertyID: RECORD, value: text }] }),
    'domain/brought-of.ts#isAsBrought': (text: string) => isAsBrought({ ingredients: [text] }),
    'domain/brought-of.ts#broughtOf': (text: string) =>
      broughtOf({
        title: text,
        description: text,
        prepTime: 1,
        cookTime: 1,
        servings: 2,
        ingredients: [text],
        instructions: [text],
        tips: [text],
      }),
    'nutrition/abroad/abroad-line.ts#inEnglishLine': (text: string) => [
      inEnglishLine(text, 'de'),
      inEnglishLine(text, 'es'),
    ],
    'nutrition/abroad/spanish-said.ts#said': (text: string) =>
      spanishSaid({ ...amountIn('100 g de arroz'), rest: text }, NO_ASIDES, text),
    'nutrition/abroad/spanish-meant.ts#unitMeant': (text: string) => unitMeant('sprig', text),
    'nutrition/abroad/spanish-meant.ts#meantWith': (text: string) =>
      meantWith('rice', amountIn('100 g de arroz'), NO_ASIDES, text),
    'nutrition/reading/mended-line.ts#mendedLine': (text: string) => [
      mendedLine(text, { food: RICE.id }),
      mendedLine(text, { grams: 40 }),
    ],
    'nutrition/shopping/search-foods.ts#searchFoods': (text: string) => searchFoods(text, 12),
    'nutrition/shopping/shop-food-of.ts#shopFoodsOf': (text: string) =>
      shopFoodsOf([text, ...text.split(',')]),
    'nutrition/reading/line-food.ts#matchOf': (text: string) => matchOf(text, amount()),
    'nutrition/reading/line-food.ts#ofEach': (text: string) =>
      ofEach({ amount: amount(), rest: `each ${text}` }),
    'nutrition/reading/line-notes.ts#matchNotes': (text: string) =>
      matchNotes({ food: RICE, general: false }, text, 1),
    'nutrition/reading/line-rest.ts#restOf': (text: string) => [
      restOf(text, RICE, true),
      restOf(text, null, false),
    ],
    'nutrition/rules/words/named-in.ts#namedIn': (text: string) =>
      namedIn(spoken(text), ALLERGEN_WORDS.dairy, { asBought: true }),
    'nutrition/reading/negligible.ts#isNegligible': (text: string) =>
      isNegligible(null, null, amount(), text, text),
    'nutrition/reading/one-item.ts#oneItem': (text: string) => oneItem(RICE, null, text),
    'nutrition/reading/one-item.ts#young': (text: string) => young(RICE, exactly(100, ''), words(text)),
    'nutrition/reading/read-asides.ts#readAsides': (text: string) => readAsides(amount(), text),
    'nutrition/reading/read-asides.ts#readEach': (text: string) => readEach(amount(), text),
    'nutrition/reading/read-size.ts#readLength': (text: string) => readLength(amount(), text),
    'nutrition/reading/read-size.ts#readSize': (text: string) => readSize(amount(), text),
    'nutrition/rules/rules.ts#recipeViolations': (text: string) =>
      recipeViolations(dish(text), { ...RULES, avoid: [text] }),
    'nutrition/rules/rules.ts#violationsIn': (text: string) => violationsIn(text, RULES),
    'nutrition/rules/rules.ts#violationsInProse': (text: string) => violationsInProse(text, RULES),
    'nutrition/text/spans.ts#spans': (text: string) => spans(spoken(text), ALLERGEN_WORDS.dairy.terms),
    'nutrition/reading/spread.ts#volumeSpread': (text: string) => volumeSpread(RICE, text),
    'nutrition/swaps/swaps.ts#swapsFor': (text: string) =>
      swapsFor(dish(text), figuresOf(draft(text)), NO_RULES),
    'nutrition/swaps/names.ts#endsWith': (text: string) => endsWith(text, text),
    'nutrition/swaps/names.ts#namesOf': (text: string) => namesOf(RICE, ROLE, text),
    'nutrition/swaps/promises.ts#withPromises': (text: string) => withPromises(NO_RULES, dish(text)),
    'nutrition/swaps/sentence.ts#cookedBefore': (text: string) => cookedBefore('Cook it.', [text], ['rice']),
    'nutrition/swaps/sentence.ts#cooksStill': (text: string) => cooksStill([text], ['rice'], [], false),
    'nutrition/swaps/sentence.ts#readied': (text: string) =>
      readied([text], ['rice'], othersIn([text]), { called: 'cauliflower rice' }, undefined),
    'nutrition/swaps/sentence.ts#sentenceFor': (text: string) =>
      sentenceFor([text], ['rice'], othersIn([text]), { cook: 'Cook it.', added: 'Add it.' }),
    'nutrition/swaps/words.ts#wordsFor': (text: string) =>
      wordsFor(RICE, ROLE, ROLE.options[0]!, {
        dish: dish(text),
        others: [text],
        names: namesTold(RICE, ROLE, 'white rice', [text]),
      }),
    'nutrition/swaps/words.ts#namesTold': (text: string) => namesTold(RICE, ROLE, text, [text]),
    'nutrition/reading/weigh.ts#weigh': (text: string) => weigh(RICE, amount(), text, text),
  },
)

const sharedRow = (text: string) => ({
  ...dish(text),
  prep_time: 1,
  cook_time: 1,
  meal_type: text,
  dietary_type: [text],
  calories: 1,
  carb_count: 1,
  fiber_count: 1,
  net_carb_count: 1,
  protein_count: 1,
  fat_count: 1,
  figures: null,
  created_at: text,
  updated_at: text,
})
