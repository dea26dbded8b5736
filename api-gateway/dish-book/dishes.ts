import type { BookDish } from './dish.ts'
import { american } from './dishes/american.ts'
import { asiaMore } from './dishes/asia-more.ts'
import { asian } from './dishes/asian.ts'
import { askedByName } from './dishes/asked-by-name.ts'
import { breakfastPlates } from './dishes/breakfast-plates.ts'
import { broths } from './dishes/broths.ts'
import { burgers } from './dishes/burgers.ts'
import { cakes } from './dishes/cakes.ts'
import { casseroles } from './dishes/casseroles.ts'
import { cheesecakesAndCrisps } from './dishes/cheesecakes-and-crisps.ts'
import { chowders } from './dishes/chowders.ts'
import { cookies } from './dishes/cookies.ts'
import { curries } from './dishes/curries.ts'
import { custardsAndCreamPies } from './dishes/custards-and-cream-pies.ts'
import { dinerAndSupper } from './dishes/diner-and-supper.ts'
import { dips } from './dishes/dips.ts'
import { drinks } from './dishes/drinks.ts'
import { eastAsia } from './dishes/east-asia.ts'
import { eggs } from './dishes/eggs.ts'
import { europe } from './dishes/europe.ts'
import { fish } from './dishes/fish.ts'
import { homeCooking } from './dishes/home-cooking.ts'
import { latin } from './dishes/latin.ts'
import { latinHome } from './dishes/latin-home.ts'
import { latinMore } from './dishes/latin-more.ts'
import { latinStreet } from './dishes/latin-street.ts'
import { lowCarb } from './dishes/low-carb.ts'
import { lowCarbTreats } from './dishes/low-carb-treats.ts'
import { meats } from './dishes/meats.ts'
import { mediterranean } from './dishes/mediterranean.ts'
import { middleEastAndAfrica } from './dishes/middle-east-and-africa.ts'
import { oatsAndBowls } from './dishes/oats-and-bowls.ts'
import { partySnacksAndMornings } from './dishes/party-snacks-and-mornings.ts'
import { pasta } from './dishes/pasta.ts'
import { piesAndPuddings } from './dishes/pies-and-puddings.ts'
import { pizzas } from './dishes/pizzas.ts'
import { plain } from './dishes/plain.ts'
import { poultry } from './dishes/poultry.ts'
import { salads } from './dishes/salads.ts'
import { sandwiches } from './dishes/sandwiches.ts'
import { sides } from './dishes/sides.ts'
import { snacks } from './dishes/snacks.ts'
import { soups } from './dishes/soups.ts'
import { soupsOfTheWorld } from './dishes/soups-of-the-world.ts'
import { southAsia } from './dishes/south-asia.ts'
import { southeastAsia } from './dishes/southeast-asia.ts'
import { southern } from './dishes/southern.ts'
import { southernClassics } from './dishes/southern-classics.ts'
import { stews } from './dishes/stews.ts'
import { stirFries } from './dishes/stir-fries.ts'
import { supperSides } from './dishes/supper-sides.ts'
import { sweetBreads } from './dishes/sweet-breads.ts'
import { sweets } from './dishes/sweets.ts'
import { mains } from './dishes/vegetable-mains.ts'
import { weeknightSuppers } from './dishes/weeknight-suppers.ts'
import { worldFavorites } from './dishes/world-favorites.ts'
import { together } from './together.ts'

/** The dish book: what people ask for by name. A dish in this list is a dish that gets cooked. */
export const DISHES: BookDish[] = [
  ...american,
  ...lowCarb,
  ...southern,
  ...asiaMore,
  ...stews,
  ...latinStreet,
  ...homeCooking,
  ...southernClassics,
  ...supperSides,
  ...dinerAndSupper,
  ...weeknightSuppers,
  ...asian,
  ...askedByName,
  ...breakfastPlates,
  ...broths,
  ...burgers,
  ...cakes,
  ...casseroles,
  ...cheesecakesAndCrisps,
  ...chowders,
  ...cookies,
  ...curries,
  ...custardsAndCreamPies,
  ...dips,
  ...drinks,
  ...eastAsia,
  ...eggs,
  ...europe,
  ...fish,
  ...latinHome,
  ...latinMore,
  ...latin,
  ...lowCarbTreats,
  ...meats,
  ...mediterranean,
  ...middleEastAndAfrica,
  ...oatsAndBowls,
  ...partySnacksAndMornings,
  ...pasta,
  ...piesAndPuddings,
  ...pizzas,
  ...poultry,
  ...salads,
  ...sandwiches,
  ...sides,
  ...snacks,
  ...soupsOfTheWorld,
  ...soups,
  ...southAsia,
  ...southeastAsia,
  ...stirFries,
  ...sweetBreads,
  ...sweets,
  ...mains,
  ...worldFavorites,
]

/** Plates of no name, for foods that no dish of the book holds together. */
export const PLAIN: BookDish[] = plain

const byId = new Map([...DISHES, ...PLAIN].map((dish) => [dish.id, dish]))

/** A dish by its id; of "meatloaf+mashed-potatoes", both as one meal. */
export function dishById(id: string): BookDish | undefined {
  const known = byId.get(id) ?? meals.get(id)
  if (known || !id.includes('+')) return known
  const parts = id.split('+', MOST_TOGETHER + 1).map((part) => byId.get(part))
  if (parts.length > MOST_TOGETHER || parts.some((part) => !part)) return undefined
  const meal = (parts as BookDish[]).reduce(together)
  if (meals.size >= MOST_MEALS) meals.clear()
  meals.set(id, meal)
  return meal
}

const meals = new Map<string, BookDish>()
const MOST_TOGETHER = 3
/** So that what visitors put together never fills the memory. */
const MOST_MEALS = 200
