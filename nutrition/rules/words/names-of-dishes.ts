import { list } from '../../text/lexicon.ts'

/**
 * Names of dishes that say what the dish is usually made of. Who leaves that food out still asks for the dish by its name: a
 * paella of cauliflower, a lasagna of zucchini, a pico de gallo without onion.
 */
export const NAMES_OF_DISHES: ReadonlySet<string> = new Set(
  list(
    `pilaf, pilau, arroz, biryani, jambalaya, sushi, paella, risotto, arancini, congee, horchata, lasagna, lasagne, spaghetti, macaroni,
  fettuccine, penne, linguine, orzo, ramen, udon, fideo, gnocchi, hash brown, french fry, latke, rosti, colcannon, tater tot, poutine,
  polenta, grit, pico de gallo, salsa, chimichurri, tzatziki`,
  ),
)
