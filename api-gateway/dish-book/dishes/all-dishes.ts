import type { BookDish } from '../dish.ts'
import { together } from '../together.ts'
import { american } from './american.ts'
import { asiaMore } from './asia-more.ts'
import { asian } from './asian.ts'
import { askedByName } from './asked-by-name.ts'
import { breakfastPlates } from './breakfast-plates.ts'
import { broths } from './broths.ts'
import { burgers } from './burgers.ts'
import { cakes } from './cakes.ts'
import { casseroles } from './casseroles.ts'
import { cheesecakesAndCrisps } from './cheesecakes-and-crisps.ts'
import { chowders } from './chowders.ts'
import { cookies } from './cookies.ts'
import { curries } from './curries.ts'
import { custardsAndCreamPies } from './custards-and-cream-pies.ts'
import { dinerAndSupper } from './diner-and-supper.ts'
import { dips } from './dips.ts'
import { drinks } from './drinks.ts'
import { eastAsia } from './east-asia.ts'
import { eggs } from './eggs.ts'
import { europe } from './europe.ts'
import { fish } from './fish.ts'
import { homeCooking } from './home-cooking.ts'
import { latin } from './latin.ts'
import { latinHome } from './latin-home.ts'
import { latinMore } from './latin-more.ts'
import { latinStreet } from './latin-street.ts'
import { lowCarb } from './low-carb.ts'
import { lowCarbTreats } from './low-carb-treats.ts'
import { meats } from './meats.ts'
import { mediterranean } from './mediterranean.ts'
import { middleEastAndAfrica } from './middle-east-and-africa.ts'
import { oatsAndBowls } from './oats-and-bowls.ts'
import { partySnacksAndMornings } from './party-snacks-and-mornings.ts'
import { pasta } from './pasta.ts'
import { piesAndPuddings } from './pies-and-puddings.ts'
import { pizzas } from './pizzas.ts'
import { plain } from './plain.ts'
import { poultry } from './poultry.ts'
import { salads } from './salads.ts'
import { sandwiches } from './sandwiches.ts'
import { sides } from './sides.ts'
import { snacks } from './snacks.ts'
import { soups } from './soups.ts'
import { soupsOfTheWorld } from './soups-of-the-world.ts'
import { southAsia } from './south-asia.ts'
import { southeastAsia } from './southeast-asia.ts'
import { southern } from './southern.ts'
import { southernClassics } from './southern-classics.ts'
import { stews } from './stews.ts'
import { stirFries } from './stir-fries.ts'
import { supperSides } from './supper-sides.ts'
import { sweetBreads } from './sweet-breads.ts'
import { sweets } from './sweets.ts'
import { mains } from './vegetable-mains.ts'
import { weeknightSuppers } from './weeknight-suppers.ts'
import { worldFavorites } from './world-favorites.ts'

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
