import type { Allergen } from './food.ts'
import { type Lexicon, lexicon, pairs } from './lexicon.ts'

/** Plants that give a milk, a cream or a butter without dairy. */
const PLANTS = `coconut, almond, soy, soya, oat, rice, cashew, hemp, hazelnut, macadamia, pea, flax, quinoa, walnut, peanut,
  pistachio, sesame, nut, plant, banana, potato, tofu, tiger nut, pecan, sunflower, sunflower seed, seed, pumpkin seed, bean`

const NOT_WHEAT = `almond, coconut, rice, oat, chickpea, garbanzo, garbanzo bean, gram, tapioca, cassava, corn, potato, buckwheat,
  quinoa, sorghum, millet, teff, amaranth, soy, soya, lupin, banana, green banana, arrowroot, hazelnut, nut, peanut, flax,
  flaxseed, sunflower, sunflower seed, tigernut, tiger nut, lentil, red lentil, pea, cauliflower, plantain, masa,
  chestnut, walnut, pecan, pumpkin seed, sesame, konjac, black bean, edamame, zucchini, courgette, hearts of palm, shirataki,
  glass, cellophane, bean thread, mung bean, kelp, miracle, carrot, cucumber, squash, butternut, butternut squash, sweet potato,
  beet, daikon, turnip, cabbage, egg white, parmesan, cheese, seed, mushroom, lettuce, spiralized zucchini, celeriac`

/** Oats are no wheat, yet not gluten free unless they say so. */
const NOT_GLUTEN = NOT_WHEAT.replace('rice, oat,', 'rice,')

const TOOLS = `bread knife, bread pan, bread machine, bread basket, pastry brush, pastry cutter, pastry blender, pastry bag, pasta pot, pasta water, pasta fork,
  biscuit cutter, biscuit pan, bun less, bagel cutter, cracker less, tortilla warmer, tortilla press`

const NOT_DAIRY = `vegan, plant based, dairy free, non dairy, nondairy, dairyless, milk free`
const NOT_ANIMAL = `vegan, plant based, veggie, vegetarian, meatless, meat free, mock`

const FLOURED = `flour, pasta, spaghetti, noodle, penne, fusilli, rotini, macaroni, linguine, fettuccine, lasagna, lasagne, orzo,
  rigatoni, vermicelli, tortilla, bread, breadcrumb, bread crumb, cracker, crust, pizza crust, wrap, bun, wrapper, naan, pita, gnocchi,
  lasagna sheet, lasagna noodle, toast, dumpling, ramen, cornbread, bagel, biscuit, flatbread, roll`

const WHEAT = `wheat, flour, bread, breadcrumb, bread crumb, breaded, breading, breadstick, panko, pasta, spaghetti, noodle, macaroni,
  penne, fusilli, rigatoni, linguine, fettuccine, lasagna noodle, lasagna sheet, lasagne sheet, orzo, farfalle, rotini,
  vermicelli, capellini, angel hair, tagliatelle, pappardelle, bucatini, ziti, cavatappi, gemelli, orecchiette, ditalini,
  manicotti, cannelloni, conchiglie, fregola, ravioli, tortellini, tortelloni, ramen, udon, soba, somen, chow mein, lo mein,
  couscous, bulgur, bulghur, burghul, cracked wheat, tabbouleh, tabouli, tabouleh, semolina, sooji, suji, rava, maida, atta,
  farina, durum, spelt, farro, emmer, einkorn, kamut, khorasan, freekeh, triticale, seitan, wheat germ, wheat bran, bran flake,
  bran cereal, all bran, wheat gluten, vital gluten, gluten flour, matzo, matzah, matza, cracker, saltine, graham, digestive,
  pretzel, pita, pitta, naan, chapati, roti, paratha, puri, lavash, flatbread, tortilla, bun, dinner roll, bread roll, crescent roll,
  kaiser roll, hoagie, ciabatta, focaccia, baguette, sourdough, brioche, challah, bagel, croissant, english muffin, crumpet,
  biscuit, scone, crouton, bruschetta, crostini, avocado toast, wheat toast, grain toast, french toast, melba toast, toast point,
  slice of toast, slice toast, filo, phyllo, puff pastry, pastry, pie crust, pie dough, pizza dough, pizza crust, pizza base,
  wonton, gyoza, dumpling, potsticker, egg roll, spring roll wrapper, gnocchi, spaetzle, strudel, pancake mix, bisquick, baking mix,
  soy sauce, soya sauce, shoyu, teriyaki, hoisin, oyster sauce, ponzu, gochujang, doubanjiang, kecap manis, maggi, roux, gravy, bechamel,
  tempura, batter mix, stuffing, surimi, imitation crab, crab stick, krab, seafood stick, licorice, cornbread, ladyfinger, savoiardi,
  shredded wheat, cream of wheat, weetabix, puffed wheat, hydrolyzed wheat, modified wheat starch, sponge cake, shortbread,
  panade, rusk, zwieback, kibbeh, mock duck, bao`

/** The allergens' names, dishes that hold them and where they hide, and what only sounds like them. */
export const ALLERGEN_WORDS: Record<Allergen, Lexicon> = {
  dairy: lexicon({
    terms: `dairy, milk, butter, buttered, buttermilk, buttercream, butterfat, butterscotch, cream, cheese, cheesecake, yogurt, kefir, ghee,
      clarified butter, whey, casein, caseinate, sodium caseinate, calcium caseinate, rennet casein, hydrolyzed casein, milk powder,
      dry milk, milk solid, milk protein, milk fat, milkfat, evaporated milk, condensed milk, malted milk, curd, custard, ice cream,
      gelato, sherbet, half and half, creme, creme fraiche, crema, quark, skyr, labneh, lebneh, ayran, lassi, raita, tzatziki, dahi, paneer, khoya,
      kulfi, malai, chhena, ricotta, mozzarella, parmesan, parmigiano, reggiano, grana padano, pecorino, romano, cheddar, feta,
      gouda, gruyere, brie, camembert, gorgonzola, roquefort, stilton, provolone, monterey jack, pepper jack, colby,
      havarti, manchego, halloumi, haloumi, cotija, queso, panela, mascarpone, burrata, bocconcini, stracciatella, asiago, fontina,
      emmental, emmenthal, edam, muenster, jarlsberg, neufchatel, boursin, velveeta, fromage, fromage frais, comte, taleggio, chevre,
      lactose, lactalbumin, lactoglobulin, lactulose, lactoferrin, recaldent, simplesse, dulce de leche, cajeta, caramel sauce, toffee,
      fudge, ganache, milk chocolate, white chocolate, chocolate chip, nutella, ranch dressing, caesar dressing, caesar salad,
      alfredo, bechamel, mornay, hollandaise, bearnaise, beurre, pesto, gratin, dauphinoise, croissant, brioche, naan, tiramisu,
      panna cotta, cool whip, whipped topping, nougat, latte, cappuccino, shortbread, creamer, coffee creamer, nondairy creamer,
      non dairy creamer, quiche, carbonara, stroganoff, ghee butter, protein whey, au lait, horlicks, ovaltine, smetana, mac and cheese`,
    harmless: `${pairs(PLANTS, 'milk, yogurt, cream, butter, cheese, kefir, creamer, ice cream, ricotta, feta, parmesan, mozzarella, queso, curd, whipped cream, milk powder, mascarpone, cream cheese, custard, crema')},
      cream of tartar, cream of coconut, cream of wheat, cream of rice, creamed coconut, nice cream, cream the, cream together, butter knife, butter dish, cheese grater, cheese cloth, milk frother, milk pan, butter muslin, cocoa butter, cacao butter,
      shea butter, apple butter, pumpkin butter, mango butter, fruit butter, almond nut butter, butter bean, butter lettuce,
      butter head lettuce, butter squash, bean curd, soybean curd, milk thistle, kefir lime, kefir lime leaf, romano bean, romano pepper,
      coconut milk beverage, coconut condensed milk, coconut milk yogurt, almond milk yogurt, oat milk yogurt, cashew milk yogurt, soy milk yogurt,
      oat milk ice cream, coconut milk ice cream, light coconut milk, lite coconut milk, almond coconut milk, dark chocolate ganache`,
    promises: NOT_DAIRY,
  }),
  nuts: lexicon({
    terms: `nut, nuts, tree nut, mixed nut, peanut, groundnut, ground nut, monkey nut, arachis, goober, almond, walnut, pecan, cashew, pistachio, hazelnut,
      filbert, cobnut, macadamia, brazil nut, pine nut, pinenut, pignoli, pignolia, pinon, chestnut, hickory nut, beechnut, ginkgo nut, pili nut, nut butter,
      nut meal, nut flour, nut milk, nut oil, praline, marzipan, almond paste, frangipane, gianduja, gianduia, nutella, nougat,
      amaretto, amaretti, frangelico, orgeat, romesco, pesto, satay, baklava, macaron, financier, linzer, bakewell, dukkah, dukka, mole, mole poblano,
      massaman, kung pao, pad thai, gado gado, trail mix, granola, muesli, torrone, turron, nocciola, krokant, badam, kaju, pista,
      marcona, ferrero, snickers, florentine biscuit, mandelona, noisette, muhammara, pb2, korma`,
    harmless: `water chestnut, chestnut mushroom, tiger nut, soy nut, corn nut, grape nut, ginger nut, nut brown, size of a walnut,
      butternut, wing nut, nut milk bag, pine nut free`,
    promises: `nut free, peanut free, tree nut free, nutless`,
  }),
  eggs: lexicon({
    terms: `egg, albumen, albumin, ovalbumin, ovomucoid, ovomucin, ovoglobulin, livetin, lysozyme, vitellin, mayonnaise, mayo, aioli, hollandaise,
      bearnaise, meringue, custard, quiche, frittata, omelet, omelette, souffle, pavlova, eggnog, zabaglione, sabayon, carbonara,
      tartar sauce, tartare sauce, remoulade, caesar dressing, caesar salad, ranch dressing, thousand island, brioche, challah,
      egg noodle, fresh pasta, marshmallow fluff, marshmallow creme, surimi, imitation crab, crab stick, krab, huevo, shakshuka, tamago, tamagoyaki,
      okonomiyaki, creme brulee, creme anglaise, pastry cream, french toast, sponge cake, angel food, genoise, ladyfinger, savoiardi, nougat,
      macaron, wonton, egg roll, lemon curd, chawanmushi, tortilla espanola, spanish tortilla, yolk, clafoutis, crepe, spaetzle`,
    harmless: `egg plant, egg slicer, egg timer, egg cup, egg carton, flax egg, chia egg, flaxseed egg, vegan egg, just egg, egg fruit, aquafaba meringue, tofu frittata, tofu omelette, chickpea omelette, chickpea omelet, chickpea frittata`,
    promises: `vegan, plant based, egg free, eggless`,
  }),
  soy: lexicon({
    terms: `soy, soya, soybean, soyabean, soynut, tofu, tempeh, edamame, miso, natto, tamari, shoyu, teriyaki, hoisin, okara, yuba, kinako, koya dofu,
      bean curd, beancurd, tvp, textured vegetable protein, textured protein, textured soy protein, hydrolyzed vegetable protein, hydrolyzed plant protein, vegetable protein,
      liquid aminos, lecithin, ponzu, sukiyaki, gochujang, doenjang, ssamjang, doubanjiang, black bean sauce, black bean paste, fermented black bean,
      oyster sauce, yakisoba, yakitori, bulgogi, kecap manis, inari, aburaage, atsuage, general tso, kung pao, char siu, unagi sauce,
      eel sauce, stir fry sauce, maggi, nutella`,
    harmless: `sunflower lecithin, hazelnut miso`,
    promises: `soy free, soya free`,
  }),
  wheat: lexicon({
    terms: WHEAT,
    harmless: `${pairs(NOT_WHEAT, FLOURED)}, brown rice flour, white rice flour, sweet rice flour, glutinous rice flour, corn masa flour,
      rice vermicelli, vermicelli rice noodle, spaghetti squash, brown rice pasta, brown rice spaghetti, brown rice noodle, brown rice penne, corn tortilla chip, tortilla chip,
      bread and butter pickle, cloud bread, cauliflower pizza crust, cauliflower pizza base, almond meal crust, sweet potato glass noodle, sweet potato toast,
      buckwheat soba, 100% buckwheat soba, coconut flour tortilla, almond flour tortilla, rice flour tortilla, chickpea flour tortilla, grain free tortilla, corn flour tortilla,
      cassava flour tortilla, almond flour cracker, almond flour bread, almond flour pizza crust, ${TOOLS},
      white corn tortilla, yellow corn tortilla, blue corn tortilla, soft corn tortilla, rice paper wrapper, rice paper spring roll wrapper, tofu noodle`,
    promises: `gluten free, wheat free, grain free, gf`,
  }),
  gluten: lexicon({
    terms: `${WHEAT}, barley, rye, malt, malted, malt vinegar, malt extract, barley malt, maltose syrup, beer, lager, ale, stout, oat, oatmeal, granola, muesli,
      pumpernickel, brewer yeast, bourbon biscuit, ovaltine, horlicks, marmite, vegemite, corn flake, rice krispie, kvass, seitan, worcester malt`,
    harmless: `${pairs(NOT_GLUTEN, FLOURED)}, brown rice flour, white rice flour, sweet rice flour, glutinous rice flour, corn masa flour,
      rice vermicelli, vermicelli rice noodle, spaghetti squash, brown rice pasta, brown rice spaghetti, brown rice noodle, brown rice penne, corn tortilla chip, tortilla chip,
      bread and butter pickle, cloud bread, cauliflower pizza crust, cauliflower pizza base, almond meal crust, sweet potato glass noodle, sweet potato toast,
      coconut flour tortilla, almond flour tortilla, rice flour tortilla, chickpea flour tortilla, corn flour tortilla, cassava flour tortilla, almond flour cracker, almond flour bread, almond flour pizza crust,
      ginger beer, root beer, ginger ale, ${TOOLS},
      white corn tortilla, yellow corn tortilla, blue corn tortilla, soft corn tortilla, rice paper wrapper, rice paper spring roll wrapper, tofu noodle`,
    promises: `gluten free, grain free, gf`,
  }),
  shellfish: lexicon({
    terms: `shellfish, seafood, crustacean, mollusk, mollusc, shrimp, prawn, crab, crabmeat, lobster, crayfish, crawfish, langoustine, langostino, scampi, krill,
      clam, mussel, oyster, scallop, cockle, whelk, winkle, periwinkle, abalone, conch, squid, calamari, octopus, cuttlefish, escargot, snail,
      limpet, geoduck, sea urchin, uni, surimi, imitation crab, crab stick, krab, oyster sauce, xo sauce, bouillabaisse, cioppino,
      shrimp paste, prawn cracker, belacan, terasi, kapi, bagoong, kimchi, thai curry paste, red curry paste, green curry paste,
      tom yum paste, laksa, clamato, clam juice, seafood stock, glucosamine, chitosan, takoyaki, surf and turf, barnacle`,
    harmless: `oyster mushroom, king oyster mushroom, king oyster, crab apple, lobster mushroom, oyster cracker, oyster plant, mushroom oyster sauce, vegetable oyster`,
    promises: `${NOT_ANIMAL}, shellfish free, seafood free`,
  }),
  fish: lexicon({
    terms: `fish, seafood, anchovy, worcestershire, worcester sauce, caesar dressing, caesar salad, fish sauce, nam pla, nuoc mam, nuoc cham, garum, colatura,
      dashi, bonito, katsuobushi, furikake, roe, caviar, tobiko, masago, ikura, bottarga, lox, gravlax, kipper, bloater, rollmop, surimi,
      imitation crab, crab stick, krab, seafood stick, puttanesca, bagna cauda, tonnato, tapenade, green goddess, fish stock, fumet, isinglass, fish oil,
      cod liver oil, xo sauce, bouillabaisse, cioppino, kedgeree, ceviche, poke bowl, sashimi, gefilte, taramasalata, tarama, brandade, fishcake,
      gentleman relish, kimchi, pad thai, tom yum paste, niboshi, ikan bilis, unagi, eel, basa, swai, escolar, sea bass, seabass, striped bass, bass fillet, chilean bass,
      dover sole, lemon sole, sole fillet, fillet of sole, perch, pike, carp, smelt, arctic char, skate wing, john dory, orange roughy, snapper, sturgeon, sablefish,
      cobia, wahoo, pompano, rockfish, scrod, shad, tilefish, turbot, walleye, whitefish, yellowtail, hamachi, bluefish, bream, branzino, barramundi,
      grouper, haddock, hake, halibut, herring, mackerel, mahi, mahi mahi, marlin, monkfish, mullet, plaice, pollock, salmon, cod, sardine, pilchard, sprat, swordfish,
      tilapia, trout, tuna, ahi, albacore, whiting, zander, catfish, flounder, fluke, dorade, dorado, saithe, coley, whitebait, bacalao, kamaboko, narutomaki`,
    harmless: `perch the, perch on, fish spatula, fish knife, fish slice, fish kettle, swedish fish, vegan caesar`,
    promises: `${NOT_ANIMAL}, fish free, fishless, seafood free, anchovy free`,
  }),
  sesame: lexicon({
    terms: `sesame, tahini, tahina, tehina, halva, halvah, helva, gomasio, gomashio, benne, benniseed, gingelly, til seed, til oil, simsim, sesamol, goma dare, hummus,
      houmous, hummous, baba ganoush, baba ghanoush, baba ghanouj, baba ganouj, zaatar, za atar, zatar, dukkah, everything bagel seasoning, everything bagel, everything seasoning, furikake,
      shichimi togarashi, hoisin, pasteli, sesamum`,
    promises: `sesame free, tahini free`,
  }),
}
