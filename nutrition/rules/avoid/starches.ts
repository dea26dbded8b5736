import { pairs } from '../../text/lexicon.ts'
import type { FoodClass } from './food-class.ts'

/** Foods that contain most of the carbohydrate. */
export const STARCHES: FoodClass[] = [
  {
    names: 'rice',
    words: [
      {
        terms:
          'rice, risotto, sushi, arborio, basmati, paella, biryani, pilaf, pilau, congee, jambalaya, donburi, onigiri, arancini, horchata, rice noodle, dolma',
        harmless:
          'cauliflower rice, broccoli rice, konjac rice, rice vinegar, rice wine vinegar, rice wine, rice cooker, rice paper, shirataki rice',
      },
    ],
  },
  {
    names: 'white rice',
    words: [
      {
        terms: 'rice, basmati, jasmine, arborio, risotto, sushi, paella, congee, parboiled rice',
        harmless: `${pairs('brown, black, red, wild, cauliflower, broccoli, konjac, shirataki', 'rice, basmati')}, ${pairs('brown', 'basmati rice, jasmine rice, rice noodle')}, ${pairs('rice', 'vinegar, wine, paper, noodle, bran, flour, cake, cracker, cooker')}, rice wine vinegar`,
      },
    ],
  },
  {
    names: 'pasta, noodle',
    words: [
      {
        terms:
          'pasta, spaghetti, noodle, penne, fusilli, macaroni, linguine, fettuccine, lasagna, orzo, rigatoni, rotini, ravioli, tortellini, tortelloni, cannelloni, manicotti, cavatelli, orecchiette, tagliatelle, pappardelle, bucatini, vermicelli, ditalini, farfalle, ziti, capellini, angel hair, ramen, udon, soba',
        harmless:
          'spaghetti squash, zucchini noodle, courgette noodle, pasta water, carrot noodle, cucumber noodle, zucchini lasagna, eggplant lasagna',
      },
    ],
  },
  {
    names:
      'white carb, refined carb, simple carb, fast carb, white food, white starch, refined grain, white carbohydrate, refined carbohydrate, simple carbohydrate',
    words: [
      {
        terms: `rice, risotto, basmati, jasmine rice, arborio, sushi, bread, toast, baguette, bun, bagel, ciabatta, brioche, naan, pita, breadcrumb, panko, crouton, flour tortilla, flour, pastry,
          pasta, spaghetti, noodle, penne, fusilli, macaroni, linguine, fettuccine, lasagna, orzo, rigatoni, ravioli, ramen, udon, couscous, semolina, gnocchi, potato, french fry, hash brown, sugar, corn syrup, cornflake, pretzel, cracker, cornstarch`,
        harmless: `${pairs('brown, black, red, wild, cauliflower, broccoli, konjac, shirataki', 'rice')}, ${pairs('rice', 'vinegar, wine, paper, bran')}, rice wine vinegar, ${pairs('rye, seed, seeded, nut, almond, keto, low carb, sprouted, pumpernickel', 'bread, cracker, toast')},
          ${pairs('almond, coconut, chickpea, gram, oat, buckwheat, rye, soy, lupin, hazelnut, flaxseed', 'flour')}, ${pairs('zucchini, courgette, shirataki, konjac, kelp, carrot, cucumber, soba, edamame, black bean', 'noodle, pasta, spaghetti')}, ${pairs('chickpea, lentil, red lentil, edamame, black bean, pea', 'pasta, penne, fusilli, rotini, spaghetti')},
          spaghetti squash, sweet potato, sugar snap, sugar snap pea, blood sugar, sugar substitute, brown sugar substitute, corn tortilla, bread knife, potato masher, pasta water`,
        promises: 'whole wheat, whole grain, wholemeal, whole meal, sugar free, low carb, no sugar',
      },
    ],
  },
  {
    // What nobody who keeps Passover eats: wheat, rye, barley, oats and spelt that could rise, other than matzo.
    names: 'leavened grain, chametz, hametz, chometz, leavened bread',
    words: [
      {
        terms: `bread, toast, baguette, bun, bagel, ciabatta, brioche, naan, pita, challah, croissant, muffin, breadcrumb, panko, crouton, breadstick, tortilla, wrap, dough, pastry, phyllo, pie crust, flour, biscuit, pancake mix, cake mix, cookie, graham cracker, cracker, pretzel, wafer, ladyfinger,
          pasta, spaghetti, noodle, penne, fusilli, macaroni, linguine, fettuccine, lasagna noodle, orzo, rigatoni, ravioli, tortellini, ramen, udon, soba, gnocchi, couscous, bulgur, farro, spelt, freekeh, semolina, wheat, seitan, oat, oatmeal, granola, muesli, barley, rye, cereal, stuffing mix, yeast, beer, malt, whiskey, soy sauce, hoisin sauce, teriyaki sauce, oyster sauce, condensed soup`,
        harmless: `${pairs('almond, coconut, chickpea, gram, soy, hazelnut, flaxseed, cassava, tapioca, potato, corn, rice, quinoa, sesame, masa', 'flour, bread, cracker, pasta')}, ${pairs('corn, almond, coconut, cassava, lettuce', 'tortilla, wrap')}, ${pairs('zucchini, courgette, shirataki, konjac, kelp, carrot, cucumber, rice, glass, kelp, sweet potato', 'noodle, pasta, spaghetti')}, spaghetti squash, matzo cracker, matzo, cream of tartar, nutritional yeast, coconut aminos, bread knife, pasta water, rice cracker, rice noodle, rice vermicelli`,
      },
    ],
  },
  {
    names: 'grain, cereal grain, whole grain',
    words: [
      {
        terms: `grain, rice, risotto, oat, oatmeal, granola, muesli, barley, rye, wheat, bulgur, couscous, farro, spelt, freekeh, semolina, quinoa, millet, buckwheat, sorghum, teff, amaranth, corn, cornmeal, polenta, grits, bread, breadcrumb, panko, bun, pita,
          naan, tortilla, flour, pasta, spaghetti, noodle, penne, fusilli, macaroni, linguine, fettuccine, lasagna, orzo, ramen, udon, soba, cereal, cracker`,
        harmless: `${pairs('cauliflower, broccoli, konjac, shirataki', 'rice')}, ${pairs('almond, coconut, chickpea, gram, soy, lupin, hazelnut, flaxseed, cassava, tapioca', 'flour, bread, tortilla, cracker')}, ${pairs('zucchini, courgette, shirataki, konjac, kelp, carrot, cucumber', 'noodle, pasta, spaghetti')}, ${pairs('chickpea, lentil, red lentil, edamame, black bean', 'pasta, penne, fusilli, spaghetti')}, spaghetti squash, rice vinegar, rice wine vinegar, corn salad, bread knife, pasta water, whole grain mustard, grain mustard`,
        promises: 'grain free',
      },
    ],
  },
  {
    // Not "chip" alone, which may be of chocolate.
    names: 'chip, crisp',
    words: [
      {
        terms: `${pairs('potato, tortilla, corn, pita, plantain, banana, kettle, oven, veggie, vegetable', 'chip')}, potato crisp, fish and chip, french fry, dorito, frito, cheeto, nacho, totopo`,
      },
    ],
  },
]
