import type { Allergen } from '../../table/food.ts'
import { type Lexicon, lexicon, pairs } from '../../text/lexicon.ts'
import { ABROAD } from './abroad-words.ts'

/** Plants that give a milk, a cream or a butter without dairy. */
const PLANTS = `coconut, almond, soy, soya, oat, rice, cashew, hemp, hazelnut, macadamia, pea, flax, quinoa, walnut, peanut,
  pistachio, sesame, nut, plant, banana, potato, tofu, tiger nut, pecan, sunflower, sunflower seed, seed, pumpkin seed, bean`

const NOT_WHEAT = `almond, coconut, rice, oat, chickpea, garbanzo, garbanzo bean, gram, tapioca, cassava, corn, potato, buckwheat,
  quinoa, sorghum, millet, teff, amaranth, soy, soya, lupin, banana, green banana, arrowroot, hazelnut, nut, peanut, flax,
  flaxseed, sunflower, sunflower seed, tigernut, tiger nut, lentil, red lentil, pea, cauliflower, plantain, masa,
  chestnut, walnut, pecan, pumpkin seed, sesame, konjac, black bean, edamame, zucchini, courgette, hearts of palm, shirataki,
  glass, cellophane, bean thread, mung bean, kelp, miracle, carrot, cucumber, squash, butternut, butternut squash, sweet potato,
  beet, daikon, turnip, cabbage, egg white, parmesan, cheese, seed, mushroom, lettuce, spiralized zucchini, celeriac`

/** Oats are not wheat, but they are not gluten free unless the line says so. */
const NOT_GLUTEN = NOT_WHEAT.replace('rice, oat,', 'rice,')

/** Shapes cut from other foods, and flours whose source is named after the word. */
const MADE_OF_OTHERS = `into noodle, into spaghetti, into pasta, into lasagna, crustless quiche, ${pairs('flour made from, flour from, flour made of', NOT_GLUTEN)}`

/** A brand of soy sauce brewed with wheat; these are its products without. */
const WHEATLESS_KIKKOMAN = `kikkoman gluten free, kikkoman tamari`

const TOOLS = `bread knife, bread pan, bread machine, bread basket, pastry brush, pastry cutter, pastry blender, pastry bag, pasta pot, pasta water, pasta fork,
  biscuit cutter, biscuit pan, bun less, bagel cutter, cracker less, tortilla warmer, tortilla press`

const NOT_DAIRY = `vegan, plant based, dairy free, non dairy, nondairy, dairyless, milk free`
const NOT_ANIMAL = `vegan, plant based, veggie, vegetarian, meatless, meat free, mock`

const FLOURED = `couscous, breadstick, farfalle, elbow, ziti, shell, cake, muffin, cookie, pancake, waffle, batter, cereal, pie crust, pastry, pizza, wafer, flour, pasta, spaghetti, noodle, penne, fusilli, rotini, macaroni, linguine, fettuccine, lasagna, lasagne, orzo,
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
  tempura, batter mix, kikkoman, malted milk, horlicks, stuffing, surimi, imitation crab, crab stick, krab, seafood stick, licorice, cornbread, ladyfinger, savoiardi,
  shredded wheat, cream of wheat, weetabix, puffed wheat, hydrolyzed wheat, modified wheat starch, sponge cake, shortbread,
  panade, rusk, zwieback, kibbeh, mock duck, bao, acini di pepe, pastina, stelline, stelle, casarecce, trofie, mafaldine, mafalda, paccheri, calamarata, campanelle, radiatore, radiatori, strozzapreti, garganelli, bigoli, malloreddus, agnolotti,
  cappelletti, rotelle, tubetti, tubettini, anelletti, maccheroni, lumache, reginette, vesuvio, farfalline, alphabet pasta, kluski, veloute, beer batter, empanada, empanadilla, gingerbread, croquette, schnitzel, wiener schnitzel, tonkatsu, katsu, chicken nugget, fish finger, fish stick, corn dog, chicken finger, samosa, pakoda wrapper,
  malt loaf, cake mix, cake flour, muffin mix, brownie mix, cookie dough, biscuit dough, pie shell, tart shell, pastry shell, vol au vent, ice cream cone, sugar cone, waffle cone, wafer, sandwich thin, texas toast, wheatberry, wheat berry, wheatmeal, wheaten, wheat beer, triscuit, ritz, oreo, cheerio, matzo ball, crispbread, knackebrot,
  wasa, panettone, babka, stollen, choux, profiterole, eclair, gougere, beignet, churro, madeleine, popover, yorkshire pudding, toad in the hole, tiramisu, baklava, strudel dough, spanakopita, tiropita, calzone, stromboli, panzanella, bread sauce, bread salad, welsh rarebit, hydrolyzed wheat protein, textured wheat protein, fu gluten,
  yakisoba, japchae wheat, kishimen, instant noodle, cup noodle, mein, seasoned flour, semolina pudding, upma rava, sourdough starter, muesli, graham flour, farik, risoni, kritharaki, grissini, gingersnap, ginger nut biscuit, sponge finger, korean chili paste, chili bean paste, chili bean sauce, toban djan, ssamjang, doenjang, fermented soybean paste, cream of mushroom soup, cream of chicken soup, satay sauce, tipo 00, 00 flour, sub roll, hamburger roll, parker house roll, slider bun, ${ABROAD.wheat.terms}`

/** Foods with the name of a baked thing that are not baked. */
const WHEATLESS_TWINS = `rice cake, corn cake, oat cake, pancake syrup, cake yeast, donut peach, doughnuts peach, sandwich bag, sandwich pickle, pie apple, pie cherry, carrot cake spice, 
  gingerbread spice, cookie butter spice, chia pudding, black pudding, white pudding, coleslaw mix, coleslaw blend, coleslaw vegetable, tikka masala paste, 
  tikka masala spice, korma paste, muffin tin, muffin pan, muffin cup, muffin liner, cake pan, cake tin, cake rack, pie dish, pie plate, pie tin, pie weight, pie pumpkin, 
  cookie sheet, cookie cutter, cookie scoop, waffle iron, tart tin, tart pan, pizza stone, pizza sauce, pizza cheese, pizza seasoning, pumpkin pie spice, apple pie spice, 
  cupcake liner, crab cake, fish cake, fishcake, pizza cutter, nori roll, roll of foil, sushi roll, cabbage roll, cookie ice cream scoop, toast cup, rice paper wrap, 
  rice paper roll, lettuce wrap, collard wrap, nori wrap, seaweed wrap, plastic wrap, cling wrap, foil wrap, egg wrap, masa harina`

/** Made with wheat, but without the milk and eggs of the food they are named after. */
const BAKED_TWINS = `${WHEATLESS_TWINS}, cake flour, english muffin, lasagna noodle, lasagna sheet, lasagne sheet, pizza dough, pizza crust, pizza base`

/** Sold with wheat; a cook can make them with other flours. */
const BAKED = `quiche, cake, cupcake, muffin, cookie, brownie, pancake, waffle, crepe, doughnuts, donut, pie, pizza, sandwich, lasagna, lasagne, mac and cheese, wrap, toast, meatball, bread pudding, fried chicken, cereal, granola bar, stuffing mix, gravy mix, batter, roll`

/** Sold under a name that does not say which plant: many are made of cashews or almonds. */
const UNNAMED_PLANTS = `${pairs('vegan, plant based, dairy free, nondairy, non dairy', 'cheese, parmesan, mozzarella, feta, cream cheese, ricotta, milk, cream, ice cream')}, plant milk`

/** The allergens' names, dishes that contain them, places they hide, and words that only sound like them. */
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
      non dairy creamer, quiche, carbonara, stroganoff, ghee butter, protein whey, au lait, horlicks, ovaltine, smetana, mac and cheese,
      milkshake, milk shake, chocolate milk, cheeseburger, cheesesteak, parm, leben, kefalotyri, mizithra, graviera, kasseri, scamorza, caciocavallo, caciotta, provola, crescenza, stracchino, robiola, raclette, reblochon, saint nectaire, vacherin,
      morbier, munster, livarot, epoisses, cantal, mimolette, bleu dauvergne, tomme, limburger, gjetost, brunost, danbo, leerdammer, limburger, gloucester, wensleydale, caerphilly, double gloucester, cheshire cheese, philadelphia, babybel, laughing cow, fage, chobani, lurpak, kerrygold,
      irish cream, bailey, lactaid, fondue, rarebit, poutine, saganaki, tartiflette, aligot, soubise, cacio e pepe, affogato, frappuccino, semifreddo, tres leches, salted caramel, caramel candy, spanakopita, tiropita, khachapuri, cannoli, panettone, posset, syllabub, junket,
      vodka sauce, mozz, filmjolk, graddfil, gradde, vispgradde, mjolk, smor,
      ghee rice, yoghourt, frozen yogurt, labaneh, bechamel sauce, custard powder mix, half half,
      ${ABROAD.dairy.terms},
      eggnog, coffee whitener, semisweet chocolate, semi sweet chocolate, sweet chocolate, german chocolate, drinking chocolate, hot chocolate, cocoa mix, chocolate hazelnut spread, caramel topping, soft caramel, green goddess, vanilla pudding, instant pudding, pudding mix, quesillo, asadero, creamed horseradish, cheeto, ranch, sweetened condensed`,
    harmless: `${BAKED_TWINS}, cream style, cream soda, cream cracker, butter oak lettuce, butter crunch lettuce, butter leaf lettuce, lemon curd free,
      ${pairs(PLANTS, 'milk, yogurt, cream, butter, cheese, kefir, creamer, ice cream, ricotta, feta, parmesan, mozzarella, queso, curd, whipped cream, milk powder, mascarpone, cream cheese, custard, crema')},
      cream of tartar, cream of coconut, cream of wheat, cream of rice, creamed coconut, nice cream, cream the, cream together, butter knife, butter dish, cheese grater, cheese cloth, milk frother, milk pan, butter muslin, cocoa butter, cacao butter,
      shea butter, apple butter, pumpkin butter, mango butter, fruit butter, almond nut butter, butter bean, butter lettuce,
      butter head lettuce, butter squash, bean curd, soybean curd, milk thistle, kefir lime, kefir lime leaf, romano bean, romano pepper,
      coconut milk beverage, coconut condensed milk, coconut milk yogurt, almond milk yogurt, oat milk yogurt, cashew milk yogurt, soy milk yogurt,
      oat milk ice cream, coconut milk ice cream, light coconut milk, lite coconut milk, almond coconut milk, dark chocolate ganache, vegan non dairy creamer, vegan nondairy creamer, plant based creamer,
      bread and butter pickle, cream style sweetcorn, creamed sweetcorn, custard apple, ripple milk, panela sugar, salad cream, cream sherry, custard powder, ranch style bean,
      ${pairs(PLANTS, 'milk creamer, milk cheese, milk butter, milk kefir, milk powder')}, creamer potato, cream style corn, caramel color, buttery spread vegan,
      ${ABROAD.dairy.harmless}`,
    firm: `nondairy creamer, whey, casein, caseinate, lactalbumin`,
    bought: `lasagna, lasagne, moussaka, clam chowder, chowder, korma, tikka masala, butter chicken, garlic bread, mashed potato, scone, muffin, cake, waffle, pancake, cupcake, brownie, mousse, pudding, milk bread, hot chocolate mix, cocoa mix, caramel, instant mashed potato, cheese sauce mix, cream soup, rice pudding, tzatziki sauce`,
    promises: NOT_DAIRY,
  }),
  nuts: lexicon({
    terms: `nut, nuts, tree nut, mixed nut, peanut, groundnut, ground nut, monkey nut, arachis, goober, almond, walnut, pecan, cashew, pistachio, hazelnut,
      filbert, cobnut, macadamia, brazil nut, pine nut, pinenut, pignoli, pignolia, pinon, chestnut, hickory nut, beechnut, ginkgo nut, pili nut, nut butter,
      nut meal, nut flour, nut milk, nut oil, pb, chili crisp, chili crunch, lao gan ma, praline, marzipan, almond paste, frangipane, gianduja, gianduia, nutella, nougat,
      amaretto, amaretti, frangelico, orgeat, romesco, pesto, satay, baklava, macaron, financier, linzer, bakewell, dukkah, dukka, mole, mole poblano,
      massaman, kung pao, pad thai, gado gado, trail mix, granola, muesli, torrone, turron, nocciola, krokant, badam, kaju, pista,
      marcona, ferrero, snickers, florentine biscuit, mandelona, noisette, muhammara, pb2, korma,
      baci, rocky road, dacquoise, joconde, florentine cookie, florentines, waldorf, charoset, haroset, maamoul, baklawa, panforte, ricciarelli, mazapan, polvoron, stollen, lebkuchen, toblerone, reeses, almond joy, disaronno, nocino, falernum, noyaux, picada, salsa macha,
      kare kare, maafe, mafe, domoda, mortadella, almondmilk, cashewmilk, nutmilk, nutbutter, peanutbutter, som tam, gingko nut, marron glace, thai peanut, crema di nocciole, monkeynut, nutbutters, peanuty, nutty granola, nutcracker mix, nussbeugel, hazelnutty, ajvar with walnut,
      ${ABROAD.nuts.terms}`,
    harmless: `kecap manis, betel nut, kola nut, horse chestnut,
      water chestnut, chestnut mushroom, tiger nut, soy nut, corn nut, grape nut, ginger nut, nut brown, size of a walnut,
      butternut, wing nut, nut milk bag, pine nut free,
      nut free, brazil nutmeg,
      ${ABROAD.nuts.harmless},
      fox nut, pad thai noodle, pad thai rice noodle, rice noodle pad thai style`,
    firm: `peanut, almond, walnut, pecan, cashew, pistachio, hazelnut, macadamia, brazil nut, pine nut, filbert, groundnut, peanut butter, almond butter, almond flour, chestnut, mixed nut`,
    bought: UNNAMED_PLANTS,
    promises: `nut free, peanut free, tree nut free, nutless`,
  }),
  eggs: lexicon({
    terms: `egg, albumen, albumin, ovalbumin, ovomucoid, ovomucin, ovoglobulin, livetin, lysozyme, vitellin, mayonnaise, mayo, aioli, hollandaise,
      bearnaise, meringue, custard, quiche, frittata, omelet, omelette, souffle, pavlova, eggnog, zabaglione, sabayon, carbonara,
      tartar sauce, tartare sauce, remoulade, caesar dressing, caesar salad, ranch dressing, thousand island, brioche, challah,
      egg noodle, fresh pasta, marshmallow fluff, marshmallow creme, surimi, imitation crab, crab stick, krab, huevo, shakshuka, tamago, tamagoyaki,
      okonomiyaki, creme brulee, creme anglaise, pastry cream, french toast, sponge cake, angel food, genoise, ladyfinger, savoiardi, nougat,
      macaron, wonton, egg roll, lemon curd, chawanmushi, tortilla espanola, spanish tortilla, yolk, clafoutis, crepe, spaetzle,
      hellmann, liquid white, tempura, advocaat, avgolemono, popover, yorkshire pudding, toad in the hole, matzo ball, matzah ball, gribiche, royal icing, rompope, egg foo young, kuku sabzi, menemen, strapatsada, huevos rancheros, panettone, babka, profiterole, choux, eclair, gougere, beignet, madeleine, tiramisu, quorn, semifreddo, kewpie,
      coleslaw dressing, thousand island dressing, sauce tartare, floating island, dutch baby, egg beater, oyakodon, bibimbap, pad thai, joconde, dacquoise, financier, cheesecake, spatzle, all uovo, alluovo, buttercream swiss,
      ${ABROAD.eggs.terms},
      sponge finger, vanilla wafer, nilla wafer, salad cream, russian dressing, green goddess dressing, blue cheese dressing, lo mein noodle, gyoza wrapper, fresh ramen, ranch`,
    harmless: `${BAKED_TWINS}, easter egg radish, egg tomato, egg ring,
      egg plant, egg slicer, egg timer, egg cup, egg carton, flax egg, chia egg, flaxseed egg, vegan egg, just egg, egg fruit, aquafaba meringue, tofu frittata, tofu omelette, chickpea omelette, chickpea omelet, chickpea frittata,
      ${ABROAD.eggs.harmless},
      custard apple, custard powder, pad thai noodle, pad thai rice noodle`,
    bought: `waffle, pancake, muffin, cake, cupcake, brownie, cookie, doughnut, donut, bread pudding, fresh tagliatelle, fresh fettuccine, fresh lasagna sheet, potato salad, coleslaw, egg salad, dumpling wrapper, meatball`,
    promises: `vegan, plant based, egg free, eggless`,
  }),
  soy: lexicon({
    terms: `soy, soya, soybean, soyabean, soynut, tofu, tempeh, edamame, miso, natto, tamari, shoyu, teriyaki, hoisin, okara, yuba, kinako, koya dofu,
      bean curd, beancurd, tvp, textured vegetable protein, textured protein, textured soy protein, hydrolyzed vegetable protein, hydrolyzed plant protein, vegetable protein,
      liquid aminos, lecithin, ponzu, sukiyaki, gochujang, doenjang, ssamjang, doubanjiang, black bean sauce, black bean paste, fermented black bean,
      oyster sauce, yakisoba, yakitori, bulgogi, kecap manis, inari, aburaage, atsuage, general tso, kung pao, char siu, unagi sauce,
      eel sauce, stir fry sauce, maggi, nutella, kikkoman, lee kum kee, chili crisp, chili crunch, lao gan ma,
      soymilk, soyamilk, soyrizo, bragg amino, bragg liquid, tonkatsu sauce, katsu sauce, soybean paste, yellow bean sauce, sweet bean sauce, sweet bean paste, brown bean sauce, chili bean paste, chili bean sauce, broad bean chili paste, fermented bean curd, fermented tofu, stinky tofu, golden mountain, seasoning sauce, impossible burger, impossible beef,
      unagi glaze, pad see ew, tofurky, tofu skin, miso soup, mapo, dengaku, hydrolysed vegetable protein, hydrolyzed soy protein, ponzu sauce, japchae, bibimbap, adobo chicken, teriyaki glaze, gyudon, oyakodon, donburi,
      ${ABROAD.soy.terms},
      koyadofu, douchi, korean chili paste, black bean garlic sauce, bean paste stir fry, chocolate hazelnut spread, satay sauce, peanut sauce`,
    harmless: `sunflower lecithin, hazelnut miso,
      ${pairs('chickpea, hemp, pumpkin, fava, fava bean, burmese, shan, lentil, red lentil, pumpkin seed, peanut', 'tofu, miso, tempeh')}, pumfu,
      ${ABROAD.soy.harmless}`,
    bought: `veggie burger, vegan mince, plant based mince`,
    promises: `soy free, soya free`,
  }),
  wheat: lexicon({
    terms: WHEAT,
    harmless: `${WHEATLESS_KIKKOMAN}, ${pairs(NOT_WHEAT, FLOURED)}, ${MADE_OF_OTHERS}, brown rice flour, white rice flour, sweet rice flour, glutinous rice flour, corn masa flour,
      rice vermicelli, vermicelli rice noodle, spaghetti squash, brown rice pasta, brown rice spaghetti, brown rice noodle, brown rice penne, corn tortilla chip, tortilla chip,
      bread and butter pickle, cloud bread, cauliflower pizza crust, cauliflower pizza base, almond meal crust, sweet potato glass noodle, sweet potato toast,
      buckwheat soba, 100% buckwheat soba, coconut flour tortilla, almond flour tortilla, rice flour tortilla, chickpea flour tortilla, grain free tortilla, corn flour tortilla,
      cassava flour tortilla, almond flour cracker, almond flour bread, almond flour pizza crust, ${TOOLS},
      white corn tortilla, yellow corn tortilla, blue corn tortilla, soft corn tortilla, rice paper wrapper, rice paper spring roll wrapper, tofu noodle,
      ${WHEATLESS_TWINS}, ${ABROAD.wheat.harmless},
      rice stick noodle, pad thai noodle, pad thai rice noodle, rice vermicelli noodle, sweet potato starch noodle, legume pasta, soybean pasta, soybean spaghetti, arepa flour, potato starch flour, yuca flour, manioc flour, lupini flour, carob flour, everything bagel seasoning, pasta sauce, spaghetti sauce, scallop potato, rye flour, medium rye flour, dark rye flour, light rye flour, white rye flour, whole rye flour, barley flour, rye cracker, rye wafer`,
    firm: `wheat, wheat flour, spelt, seitan, kamut, farro, bulgur, durum, triticale, freekeh, einkorn, emmer`,
    bought: BAKED,
    promises: `gluten free, wheat free, grain free, gf`,
  }),
  gluten: lexicon({
    terms: `${WHEAT}, barley, rye, malt, malted, malt vinegar, malt extract, barley malt, maltose syrup, beer, lager, ale, stout, oat, oatmeal, granola, muesli,
      pumpernickel, brewer yeast, bourbon biscuit, ovaltine, horlicks, marmite, vegemite, corn flake, rice krispie, kvass, seitan, worcester malt, guinness, porter, ipa, pilsner, hefeweizen, grape nut, mugicha, crispbread, barley tea, barley water, malt syrup, maltball, malteser, whopper candy, ${ABROAD.gluten.terms}`,
    harmless: `${WHEATLESS_KIKKOMAN}, ${pairs(NOT_GLUTEN, FLOURED)}, ${MADE_OF_OTHERS}, 100% buckwheat soba, 100% buckwheat noodle, pure buckwheat soba, brown rice flour, white rice flour, sweet rice flour, glutinous rice flour, corn masa flour,
      rice vermicelli, vermicelli rice noodle, spaghetti squash, brown rice pasta, brown rice spaghetti, brown rice noodle, brown rice penne, corn tortilla chip, tortilla chip,
      bread and butter pickle, cloud bread, cauliflower pizza crust, cauliflower pizza base, almond meal crust, sweet potato glass noodle, sweet potato toast,
      coconut flour tortilla, almond flour tortilla, rice flour tortilla, chickpea flour tortilla, corn flour tortilla, cassava flour tortilla, almond flour cracker, almond flour bread, almond flour pizza crust,
      ginger beer, root beer, ginger ale, ${TOOLS},
      white corn tortilla, yellow corn tortilla, blue corn tortilla, soft corn tortilla, rice paper wrapper, rice paper spring roll wrapper, tofu noodle,
      ${WHEATLESS_TWINS}, ${ABROAD.wheat.harmless}, ${ABROAD.gluten.harmless},
      rice stick noodle, pad thai noodle, pad thai rice noodle, rice vermicelli noodle, sweet potato starch noodle, legume pasta, soybean pasta, soybean spaghetti, arepa flour, potato starch flour, yuca flour, manioc flour, lupini flour, carob flour, everything bagel seasoning, pasta sauce, spaghetti sauce, scallop potato, rice malt syrup`,
    firm: `wheat, wheat flour, barley, rye, spelt, seitan, kamut, farro, bulgur, durum, triticale, freekeh, einkorn, emmer`,
    // Cubes and British Worcestershire sauce are often made with wheat flour or barley malt vinegar.
    bought: `${BAKED}, stock cube, bouillon cube, stock pot cube, worcestershire sauce`,
    promises: `gluten free, grain free, gf`,
  }),
  shellfish: lexicon({
    terms: `shellfish, seafood, crustacean, mollusk, mollusc, shrimp, prawn, crab, crabmeat, lobster, crayfish, crawfish, langoustine, langostino, scampi, krill,
      clam, mussel, oyster, scallop, cockle, whelk, winkle, periwinkle, abalone, conch, squid, calamari, octopus, cuttlefish, escargot, snail,
      limpet, geoduck, sea urchin, uni, surimi, imitation crab, crab stick, krab, oyster sauce, xo sauce, bouillabaisse, cioppino,
      shrimp paste, prawn cracker, sambal terasi, sambal belacan, sambal bajak, sambal goreng, sambal paste, sambal sauce, belacan, terasi, kapi, bagoong, kimchi, thai curry paste, red curry paste, green curry paste,
      tom yum paste, laksa, clamato, clam juice, seafood stock, glucosamine, chitosan, takoyaki, surf and turf, barnacle,
      littleneck, cherrystone, quahog, vongole, gumbo shrimp, etouffee, sea cucumber, bisque lobster, lobster bisque, moule, nam prik pao, ebi, amaebi, shrimp chip, dried shrimp, prawn toast, crab rangoon, crabcake, crabstick, surf clam, razor clam, scungilli, coquina, bay bug, moreton bay, yabby, marron crayfish,
      oysters rockefeller, fritto misto, zarzuela, fideua, seafood mix, seafood medley, som tam,
      ${ABROAD.shellfish.terms}`,
    harmless: `${pairs('sambal', 'oelek, ulek, olek, manis')}, into scallop, paella rice, paella spice, paella pan, gumbo file, jambalaya seasoning, gumbo seasoning, jambalaya spice, oyster leaf, seafood seasoning, tom yum vegetable,
      oyster mushroom, king oyster mushroom, king oyster, crab apple, lobster mushroom, oyster cracker, oyster plant, mushroom oyster sauce, vegetable oyster,
      oyster blade, prawn free,
      ${ABROAD.shellfish.harmless},
      scallop squash`,
    // Many are made with shrimp paste; only a paste of chilies alone is called "oelek".
    bought: `sambal, paella, gumbo, jambalaya, tom yum, laksa paste, seafood boil`,
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
      tilapia, trout, tuna, ahi, albacore, whiting, zander, catfish, flounder, fluke, dorade, dorado, saithe, coley, whitebait, bacalao, kamaboko, narutomaki,
      skipjack, bonito flake, pangasius, bass, shark, skate, ling, hoki, kingfish, amberjack, opah, butterfish, milkfish, bangus, lingcod, sanddab, ray wing, tench, chub, char fillet, gurnard, dogfish, huss, rohu, wolffish, parrotfish, pufferfish, lionfish, redfish, goatfish, crappie, bluegill, burbot, arbroath smokie, smokie, finnan haddie,
      fishball, fish ball, fishcake, fishmeal, fish finger, fishfinger, fish stick, nicoise salad, salade nicoise, anchoiade, bloody mary mix, clamato, marie rose, kedgeree, cullen skink, escabeche, sushi grade, omega 3 fish oil, fishy, roll mop, bismarck herring, solomon gundy, fish gelatin, lomi lomi, poke tuna, tonnato,
      ${ABROAD.fish.terms}`,
    harmless: `${pairs('flake like, flake apart like', 'fish, tuna, salmon, cod, crab')}, kombu dashi, kelp dashi, shiitake dashi, mushroom dashi, fish pepper, fish mint, fish eye tapioca, goldfish cracker,
      perch the, perch on, fish spatula, fish knife, fish slice, fish kettle, swedish fish, vegan caesar,
      bass ale, bass drum, roller skate, skate park, nicoise olive, tofu poke bowl, tempeh poke bowl,
      ${ABROAD.fish.harmless},
      pad thai noodle, pad thai rice noodle`,
    bought: `tom yum, paella, seafood boil`,
    promises: `${NOT_ANIMAL}, fish free, fishless, seafood free, anchovy free`,
  }),
  sesame: lexicon({
    terms: `sesame, tahini, tahina, tehina, halva, halvah, helva, gomasio, gomashio, benne, benniseed, gingelly, til seed, til oil, simsim, sesamol, goma dare, hummus,
      houmous, hummous, baba ganoush, baba ghanoush, baba ghanouj, baba ganouj, zaatar, za atar, zatar, dukkah, everything bagel seasoning, everything bagel, everything seasoning, chili crisp, chili crunch, seeded bun, seeded roll, seeded bagel, seeded baguette, seeded cracker, seeded burger bun, seeded hamburger bun, bun with seed, roll with seed, bagel with seed, furikake,
      shichimi togarashi, hoisin, pasteli, sesamum,
      tarator, tan tan, tantan, mutabal, sesame brittle, goma dressing, sesame ginger, tahin pekmez, sesame bagel, bibimbap, japchae, falafel sauce, tarator sauce,
      ${ABROAD.sesame.terms}`,
    harmless: `${ABROAD.sesame.harmless}`,
    bought: 'seeded bread',
    promises: `sesame free, tahini free`,
  }),
}
