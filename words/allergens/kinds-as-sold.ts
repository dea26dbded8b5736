import { pairs } from '../phrases.ts'
import type { Holding } from './holding.ts'

const FRIED = 'fried, deep fried, crispy fried, beer battered, panko crusted'
const FROM_THE_FRYER = `chicken, turkey, fish, catfish, cod, haddock, whiting, flounder, tilapia, snapper, grouper, plaice, smelt, whitebait, calamari,
  squid, shrimp, prawn, oyster, clam, scallop, soft shell crab, pickle, green tomato, okra, zucchini, courgette,
  mozzarella, ravioli, onion ring, pork chop, pork cutlet, steak, cheesecake, dough`
const FRITO = 'frito, frita, a la andaluza, enharinado, enharinada, rebozado, rebozada, en tempura, crujiente'
const FRITURA = `calamar, boqueron, chopito, chipiron, merluza, cazon, pescadilla, gamba, pollo, berenjena, calabacin, rosada, bacalao`
const FILLED = `jamon, queso, jamon y queso, pollo, atun, huevo, lomo, chorizo, pernil, milanesa, pavo, carne`
const TARTS = `lemon, fruit, apple, jam, egg, custard, chocolate, pecan, almond, butter, strawberry, raspberry, pear, plum, onion,
  cheese, tomato, treacle, bakewell, portuguese, portuguese custard, cornflake, lime, apricot, peach, blueberry, rhubarb, maple`
const ON_BREAD = `chicken, turkey, ham, tuna, egg, meatball, steak, italian, roast beef, cheese, bacon, chip, crisp, fish finger, sausage, veggie, pork,
  beef, salami, salmon, shrimp, prawn, cuban, caesar, salad, mayo, butter, pbj, club`

/**
 * Kinds of food that are sold, ordered and served with an allergen that their names do not give. A kind helps with every
 * food of its kind; a name in foods-by-name.tsv only with itself.
 */
export const KINDS_AS_SOLD: Holding[] = [
  // Dipped in flour, crumbs or a batter before it is fried.
  {
    holds: ['wheat'],
    en: `${pairs(FRIED, FROM_THE_FRYER)}, ${pairs('popcorn', 'chicken, shrimp')},
      ${pairs('crispy, breaded, homestyle, buttermilk, buffalo, frozen, kids, popcorn', 'chicken tender, chicken strip, chicken bite')},
      ${pairs('chicken tender, chicken strip', 'basket, meal, combo, plate, with fry, and fry, with ranch, with honey mustard')},
      onion ring, boneless wing, fried ice cream, shrimp tempura roll, spider roll, crunch roll,
      ${pairs('chicken, turkey, fish, salmon, veggie, cheese', 'nugget')},
      ${pairs('chicken fried, country fried', 'chicken, steak, pork, catfish')}, crispy chicken, salt and pepper squid,
      salt and pepper calamari, fish fry, nashville hot chicken, coconut shrimp, coconut prawn, bang bang shrimp,
      firecracker shrimp, onion bhaji scrap, blooming onion, curly fry, batter bit`,
    es: `${pairs(FRITURA, FRITO)},
      ${pairs('nugget de, nuggets de, varita de, varitas de, medallon de, palito de, flamenquin de, tempura de', 'pollo, pescado, merluza, jamon, verdura, queso')},
      pescaito frito, pescadito frito, arrebozado, arrebozada, enharinado, enharinada, cachopo, flamenquin, librito de lomo,
      pollo broaster, aros de cebolla, palitos de queso, deditos de queso, dedos de queso`,
    asBought: true,
  },
  // Between, on or in bread.
  {
    holds: ['wheat'],
    en: `burger, cheeseburger, slider, sarnie, butty, toastie, jaffle, panini, hoagie, footlong, gyro, donair, doner kebab, chili dog,
      chilli dog, hot dog in a bun, cheesesteak, lobster roll, bacon roll, sausage roll, ham roll, cheese roll,
      ${pairs(ON_BREAD, 'sub, melt, bap, baguette, ciabatta, bagel, panini, on rye, on toast, on wheat')},
      ${pairs('chicken, turkey, ham, tuna, italian, chicken caesar, caesar, veggie, salad, falafel, bacon, salmon, buffalo chicken', 'wrap')},
      ${pairs('ham and, turkey and, chicken and, bacon and, egg and, sausage and, steak and, beef and, tuna and, veggie and, avocado and, chili, grilled, cream, ham, sausage egg and, bacon egg and', 'cheese wrap')},
      breakfast taco, momo, french dip, italian beef, sloppy joe, smorrebrod, grilled ham and cheese, hot ham and cheese,
      ploughman lunch, ploughmans lunch, ${pairs('turkey, chicken, ham, bacon', 'club')}, elephant ear, har gow, garlic knot,
      garlic twist, crazy bread, breadstick, bao bun, monte cristo, muffaletta`,
    es: `hamburguesa, sanwich, sangwich, sandwich, sanguche, sandwiche, emparedado, bocata, pepito de ternera, pepito de carne,
      perrito caliente, perro caliente, perrito, choripan, lomito completo, completo italiano, pambaso, pambazo, torta ahogada,
      molletes, mollete, cemita, guajolota,
      ${pairs('pan con', 'mantequilla, tomate, aceite, chicharron, queso, jamon, palta, aguacate, huevo, mermelada, nata, manteca')},
      ${pairs('pan de', 'espelta, agua, huevo, avena, cereales, semillas, pasas, nuez, payes, hogaza, leche, batata, cereal, centeno')},
      ${pairs('bollo de, bollito de, pieza de, mendrugo de, corteza de, punta de, cuscurro de, currusco de, chusco de, tajada de, loncha de, canasta de, cesta de, kilo de, flauta de, medio, medio kilo de', 'pan')},
      pan amasado, pan rustico, pan campesino, pan sobado, tostada con tomate, tostada con mantequilla, tostada con aceite,
      tostada de pan, ${pairs('torta de, torta con, sandwich de, mixto de', FILLED)}, gringa, gringas, burrito, sincronizada,
      quesadilla de harina`,
    asBought: true,
  },
  // Baked of flour.
  {
    holds: ['wheat'],
    en: `turnover, cruller, ${pairs(TARTS, 'tart, tartlet, galette')}, fruitcake, fruit cake, torte, gateau, stollen, strata,
      shortcake, crouton, crumpet, breakfast biscuit, fig bar, animal cracker, cereal bar, breakfast bar, toaster pastry,
      oyster cracker, tea biscuit, arrowroot biscuit, sesame stick, pita chip, bagel chip, melba, rusk, pasta bake`,
    es: `galletita, oblea, barquillo, rosquete, rosquita, cucurucho, cono de helado, palmerita, paneton, panetone, panettone,
      pasta frola, pastafrola, kuchen, berlines, berlin relleno, dona glaseada, dona de chocolate, donut, cronut, bizcochito,
      tortel, coca de san juan, pastelillo, empanadilla, volovan, quiche, crepa`,
    asBought: true,
  },
  {
    holds: ['wheat'],
    may: ['dairy', 'eggs'],
    en: `snack cake, honey bun, fruit loaf, tea loaf, lemon drizzle, drizzle cake, tray bake, traybake, sponge pudding,
      victoria sandwich, cinnamon bun, cake donut, glazed donut, frosted donut, donut hole, bear claw, apple dumpling, fritter`,
    es: `pastel de chocolate, pastel de tres leches, pastel de vainilla, pastel de zanahoria, pastel de manzana,
      torta de chocolate, torta de vainilla, torta de zanahoria, torta de mil hojas, torta de cumpleanos, torta de novia,
      pay de queso, pay de limon, pay de manzana, pie de limon, brazo gitano, brazo de gitano, queque, ponque, budin de pan,
      waffle, hot cake, hotcake, panqueque, donut`,
    asBought: true,
  },
  {
    holds: ['wheat', 'dairy'],
    en: `${pairs('lobster, bacon, truffle, buffalo, crab, chili, beef, white cheddar, smoked gouda', 'mac')}, knickerbocker glory, 99 flake`,
    asBought: true,
  },
  // Thickened with flour.
  {
    holds: ['wheat'],
    en: `clam chowder, corn chowder, seafood chowder, fish chowder, potato chowder, chicken chowder, etouffee, smothered chicken,
      smothered pork chop, chicken and dumpling, chicken marsala, chicken piccata, chicken francese, chicken francaise,
      chicken parmesan, eggplant parmesan, veal parmesan, chicken parmigiana, eggplant parmigiana, chicken parmo, chicken parma,
      chicken parmi, alfredo pasta, penne alla vodka, baked ziti, macaroni bake, mac n cheese, mac & cheese, beef stroganoff,
      chicken pot pie soup, oxtail soup, scotch broth, chop suey, gravy granule`,
    asBought: true,
  },
  // Milk in the cup, or frozen.
  {
    holds: ['dairy'],
    en: `${pairs('chocolate, vanilla, strawberry, banana, thick, oreo, caramel, peanut butter, malt, mint, shamrock, nutrition, meal replacement, diet', 'shake')},
      thickshake, sundae, soft serve, frozen custard, banana split, ice cream bar, ice cream sandwich, ice cream cake,
      ice cream cone, choc ice, flat white, macchiato, caffe mocha, mocha, cafe con leche, cappuccino, latte, hot cocoa,
      drinking chocolate, milk tea, bubble tea, boba tea, thai iced tea, thai tea, masala chai, kefir smoothie, blancmange,
      junket, egg cream, iced capp, cream liqueur, white russian,
      ${pairs('vanilla bean', 'ice cream, yogurt, custard, creamer, cream, milk, gelato, frozen yogurt')},
      ${pairs('gooseberry, rhubarb, raspberry, strawberry, blackberry, blackcurrant, blueberry, cherry, plum, peach, apricot, mango, lemon, fruit, berry, passion fruit', 'fool')},
      ${pairs('coke, coca cola, cola, pepsi, root beer, orange, orange soda, cream soda, dr pepper, ginger ale, ice cream, black cow, brown cow, purple cow, creamsicle, guinness, coffee', 'float')},
      ${pairs('pie, cobbler, crisp, crumble, cake, brownie, cookie, waffle, crepe, tart, strudel, pudding, dessert', 'a la mode')},
      fruit and yogurt parfait, yogurt parfait, frappe, iced mocha, golden milk, yogurt tube, drinkable yogurt`,
    es: `malteada, merengada, milkshake, batido de, un batido, 1 batido, licuado de, un licuado, 1 licuado, cafe cortado,
      un cortado, 1 cortado, cortadito, cafe manchado, capuchino, capuccino, mocaccino, cafe moca, frappe de,
      chocolate a la taza, chocolate caliente, petit suisse, paleta de crema, paleta de leche, postre de chocolate,
      queso de untar, queso fundido, queso helado, helado, barquilla, mantecado de vainilla, copa de helado, gelatina de leche,
      arroz con dulce, habichuelas con dulce, morir sonando, cafe con crema, enchilada suiza`,
    asBought: true,
  },
  // With cheese, cream or butter.
  {
    holds: ['dairy'],
    en: `cheesy, loaded fry, cheese puff, cheese curl, cheese doodle, caramel corn, caramel apple, tandoori,
      tandoori chicken, florentine, greek salad, wedge salad, philadelphia roll, loaded potato, loaded potato skin, loaded nacho,
      loaded baked potato,
      ${pairs('creamy', 'tomato soup, mushroom soup, chicken soup, potato soup, broccoli soup, soup, pasta, sauce, garlic sauce, risotto, polenta, cheese')},
      creamed potato, shrimp scampi, alla vodka, baked ziti, pasta bake, tuna bake, caprese, crostini with ricotta, 7 layer dip,
      seven layer dip, layered dip, mexican street corn, street corn, buffalo dip, etouffee, chicken marsala, beef stroganoff,
      peppermint bark, praline pecan, croque, alfredo pasta, garlic knot, dauphinoise potato, colcannon, champ,
      breakfast burrito, breakfast sandwich, tamale pie, taco salad, cheese ball, cheese log`,
    es: `gratinado, gratinada, a la parmesana, enfrijolada, quesabirria, taco gobernador, pastel de papa, tequeno, sopa azteca,
      sopa de tortilla, tostada con mantequilla, enchilada suiza, fugazzeta, chongos`,
    asBought: true,
  },
  // Soy sauce, which is brewed with wheat.
  {
    holds: ['soy', 'wheat'],
    en: `${pairs('chicken, beef, pork, shrimp, prawn, tofu, vegetable, veggie, noodle', 'stir fry')},
      ${pairs('beef, chicken, shrimp, pork', 'and broccoli, with broccoli, in black bean sauce')},
      ${pairs('szechuan, sichuan, hunan, mongolian, teriyaki, black pepper, orange, sesame, kung pao, kung po, cashew, sweet and sour, hoisin', 'chicken, beef, pork, shrimp, prawn')},
      ${pairs('chicken, pork', 'adobo')}, char siu, chow fun, pad see ew, pad see ewe, drunken noodle, singapore noodle,
      yakitori, katsudon, gyudon, oyakodon, tare sauce, unagi, kabayaki, sukiyaki, agedashi tofu, japchae, jajangmyeon,
      ${pairs('beef, chicken, kitsune, tempura, curry, kake, seafood, vegetable', 'udon, soba')}, udon soup, udon noodle soup,
      soba noodle soup, chicken lettuce wrap, dragon roll, unagi roll, dan dan noodle, peking duck, crispy duck,
      hot and sour soup, pot noodle, soy marinated, marinated tofu, soy glazed, soy braised, red braised pork, hibachi chicken,
      hibachi steak`,
    es: `arroz chaufa, chaufa, tallarin saltado, lomo saltado, pollo saltado, arroz frito chino, chop suey, salsa teriyaki,
      yakimeshi`,
    asBought: true,
  },
  {
    holds: ['soy'],
    en: `ramen, instant noodle, cup noodle, pot noodle, veggie crumble, meatless crumble, bacon bit, imitation bacon,
      plant based burger, plant based meat, plant based ground beef, vegan ground beef, plant based chicken, chik n, chick n,
      tofurky, tofurkey, smart dog, soy crisp`,
    es: 'carne vegetal, fideo instantaneo, fideos instantaneos, sopa instantanea',
    asBought: true,
  },
  { holds: ['wheat'], en: 'chik n, chick n', es: 'fideos instantaneos, sopa instantanea', asBought: true },
  // Bound or spread with mayonnaise.
  {
    holds: ['eggs'],
    en: `${pairs('whitefish, krab, kani, waldorf', 'salad')}, salat olivier, salad olivier, olivier salad,
      herring under a fur coat, ${pairs('tuna, chicken salad, egg, blt, club, tuna salad, fish', 'sandwich, sub, melt')}, blt,
      special sauce, spicy mayo, spicy tuna roll, volcano roll, ${pairs('turkey, chicken, ham, bacon', 'club')}, sriracha mayo,
      chipotle mayo, garlic mayo, bang bang shrimp, boom boom shrimp, dynamite shrimp, secret sauce, comeback sauce, salad sandwich`,
    es: `con mayonesa, con mayo, completo italiano, elote con mayonesa, ensalada de atun con mayonesa,
      ensalada de pollo con mayonesa, reina pepiada, salsa rosada, salsa tartara, ensaladilla`,
    asBought: true,
  },
  // With an egg in or on it.
  {
    holds: ['eggs'],
    en: `full english breakfast, full english, fry up, ulster fry, full irish, irish breakfast, breakfast burrito,
      breakfast sandwich, breakfast taco, katsu, katsu curry, steak and egg, ham and egg, egg mcmuffin, dippy egg,
      breakfast bowl, breakfast skillet, egg muffin, salade nicoise, nicoise salad, salad nicoise, fritter, lemon drizzle,
      potato croquette, chaffle, migas con huevo, chicken parmesan, eggplant parmesan, chicken parma, chicken katsu, pork katsu,
      korokke, honey walnut shrimp, honey walnut prawn`,
    es: `a lo pobre, a caballo, changua, perico venezolano, huevo perico, machaca con huevo, milanesa napolitana,
      arroz a la cubana, empanada de pino, albondiga, papa rellena, tortita de papa`,
    asBought: true,
  },
  {
    holds: ['wheat'],
    en: 'full english, full english breakfast, full irish breakfast, fry up, ulster fry, breakfast sandwich, breakfast burrito',
    asBought: true,
  },
  // Brewed or malted of barley.
  {
    holds: ['gluten'],
    en: `pale ale, saison, kolsch, bock, dunkel, radler, shandy, light beer, craft beer, draft beer, draught beer, malt drink,
      malt beverage, michelada, black and tan, boilermaker`,
    es: `una caña y, 1 caña y, 2 cañas y, caña de cerveza, tercio de cerveza, botellin de cerveza, clara con limon, chelada,
      caguama, cebada, emoliente, agua de cebada`,
    asBought: true,
  },
  { holds: ['fish'], en: 'caesar cocktail, nicoise salad, salade nicoise', asBought: true },
  {
    holds: ['fish', 'wheat'],
    en: `battered haddock, ${pairs('fish, cod, haddock, plaice, hake, flake, pollock, whiting', 'and chip')}, fish supper`,
    asBought: true,
  },
  {
    holds: ['wheat', 'dairy'],
    en: `${pairs('apple, peach, blueberry, rhubarb, cherry, berry, strawberry, plum, blackberry, raspberry, apricot, pear, fruit, saskatoon', 'grunt, slump, buckle, sonker')},
      apple crumble, rhubarb crumble, fruit crumble, berry crumble, plum crumble, mac n cheese`,
    asBought: true,
  },
]
