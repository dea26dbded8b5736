/**
 * The names of a food in an ingredient line, as cooks use them, written independently of the product. `is` and
 * `not` are patterns of whole words, in lowercase without accents; text matched by `not` is removed from the line
 * first. `little` marks a food that works in a pinch: it counts without a weight.
 */
export type Naming = { is: string; not?: string; little?: true }

const BROTH = '(?:\\w+ ){0,2}(?:broth|stock|bouillon|base)'
const FAKE =
  '(?:vegan|vegetarian|plant-based|meatless|meat-free|soy|tofu|seitan|mock|dairy-free|non-dairy|egg-free)'
const NO_MILK =
  '(?:soy|soya|almond|oat|coconut|cashew|rice|hemp|pea|plant|plant-based|vegan|dairy-free|non-dairy|nut)'

const food = (is: string, not?: string): Naming => ({ is, not })
const pinch = (is: string, not?: string): Naming => ({ is, not, little: true })

const MEATS = {
  chicken: food(
    'chickens?|cornish hens?|rotisserie',
    `chicken(?: or \\w+)? ${BROTH}|chicken (?:broth|stock|bouillon|base|fat)|${FAKE} chicken`,
  ),
  'chicken breast': food(
    'chicken[^,;]*breasts?|breasts? of chicken|chicken (?:tenders?|cutlets?|tenderloins?)',
  ),
  'chicken thighs': food('chicken[^,;]*(?:thighs?|legs?|drumsticks?)'),
  'chicken wings': food('chicken wing\\w*|wingettes?|drumettes?|wings'),
  turkey: food('turkey', `turkey (?:broth|stock|bacon)|${FAKE} turkey`),
  'ground turkey': food('ground (?:[\\w%-]+ ){0,3}turkey|turkey mince|minced turkey|ground turkey'),
  beef: food(
    'beef|steaks?|sirloin|brisket|chuck|flank|ribeye|short ribs|veal',
    `beef ${BROTH}|beef (?:broth|stock|bouillon|base)|beefsteak tomato\\w*|${FAKE} (?:beef|ground)|cauliflower steaks?|salmon steaks?|tuna steaks?`,
  ),
  'ground beef': food(
    'ground (?:[\\w%-]+ ){0,4}(?:beef|chuck|sirloin|round)|minced beef|beef mince|hamburger meat|lean beef, ground',
  ),
  steak: food(
    'steaks?|sirloin|ribeye|flank|strip loin|filet mignon|tenderloin of beef|beef tenderloin',
    'cauliflower steaks?|salmon steaks?|tuna steaks?|pork tenderloin',
  ),
  pork: food(
    'pork|ham|carnitas|pancetta|bacon',
    `${FAKE} (?:pork|ham|bacon)|turkey (?:bacon|ham)|pork ${BROTH}`,
  ),
  'pork shoulder': food('pork[^,;]*(?:shoulder|butt|loin|roast|tenderloin)|boston butt|pulled pork'),
  'pork chops': food('pork[^,;]*chops?|pork loin (?:chops?|steaks?|cutlets?)'),
  'pork tenderloin': food('pork[^,;]*(?:tenderloin|loin)'),
  'ground pork': food('ground (?:[\\w%-]+ ){0,2}pork|minced pork|pork mince'),
  ribs: food(
    '(?:pork|beef|baby back|back|spare|short|st\\.? louis)[^,;]*ribs?|spareribs?|ribs',
    'celery ribs?|ribs? (?:of )?celery|prime rib',
  ),
  bacon: food('bacon|pancetta|guanciale', 'bacon bits flavou?r'),
  ham: food('ham|prosciutto'),
  sausage: food(
    'sausages?|andouille|chorizo|bratwurst|kielbasa|italian sausage|chouri[cz]o|linguica',
    `${FAKE} sausages?`,
  ),
  lamb: food('lamb|mutton', `${FAKE} lamb`),
  'deli meat': food('turkey|ham|roast beef|pastrami|salami|corned beef'),
  'corned beef': food('corned beef|pastrami'),
  meat: food(
    'beef|steak|chicken|turkey|pork|lamb|veal|bison|venison|goat|sausages?|bacon|ham|chorizo|prosciutto|duck|ground chuck|pancetta|pepperoni|salami',
    `\\w+ (?:or \\w+ )?(?:broth|stock|bouillon|base)|beefsteak tomato\\w*|${FAKE} \\w+`,
  ),
  'red meat': food(
    'beef|steak|pork|lamb|veal|bison|venison|goat|ham|bacon|chorizo',
    `(?:beef|pork) ${BROTH}|beefsteak tomato\\w*|turkey (?:bacon|ham)|${FAKE} \\w+`,
  ),
} satisfies Record<string, Naming>

const FISH = {
  salmon: food('salmon|lox'),
  tuna: food('tuna|ahi'),
  cod: food('cod|haddock|pollock|hake'),
  hake: food('hake'),
  tilapia: food('tilapia'),
  shrimp: food('shrimps?|prawns?', 'shrimp paste|dried shrimp'),
  crab: food('crab\\w*'),
  clams: food('clams?', 'clam juice'),
  sardines: food('sardines?'),
  'white fish': food(
    'cod|haddock|pollock|tilapia|halibut|snapper|mahi[ -]mahi|flounder|sole|catfish|bass|white fish|fish fillets?|grouper|hake|trout|corvina',
  ),
  fish: food(
    'fish|salmon|tuna|cod|haddock|tilapia|halibut|snapper|mahi[ -]mahi|flounder|trout|mackerel|sardines?|anchov(?:y|ies)|pollock|catfish|bass|herring|sole|hake|lox',
    'fish sauce|vegan fish sauce|shellfish',
  ),
  seafood: food(
    'shrimps?|prawns?|crab\\w*|clams?|mussels?|scallops?|lobster|squid|calamari|octopus|oysters?|crawfish',
    'oyster (?:sauce|mushrooms?)',
  ),
  shellfish: food(
    'shrimps?|prawns?|crab\\w*|clams?|mussels?|scallops?|lobster|oysters?|crawfish|oyster sauce|shrimp paste',
    'oyster mushrooms?|(?:vegan|vegetarian|mushroom) oyster sauce|imitation crab(?= free)',
  ),
  'any fish': pinch(
    'fish|salmon|tuna|cod|haddock|tilapia|halibut|trout|mackerel|sardines?|anchov(?:y|ies)|worcestershire|bonito|dashi',
    'shellfish|vegan (?:fish|worcestershire) sauce|vegan worcestershire|kombu dashi|vegan dashi',
  ),
  'fish sauce': pinch('fish sauce', 'vegan fish sauce'),
  anchovies: pinch('anchov(?:y|ies)|worcestershire'),
} satisfies Record<string, Naming>

const EGGS_AND_DAIRY = {
  eggs: food(
    'eggs?|egg (?:whites?|yolks?|beaters)',
    `egg noodles?|eggplants?|egg-free[\\w ]*|egg replacer|flax eggs?|chia eggs?|${FAKE} eggs?|vegan egg\\w*|egg roll wrappers?`,
  ),
  'any eggs': pinch(
    'eggs?|mayonnaise|mayo|meringue|egg noodles?|aioli',
    `eggplants?|egg-free[\\w ]*|egg replacer|flax eggs?|chia eggs?|${FAKE} (?:eggs?|mayo\\w*)|eggless[\\w ]*`,
  ),
  cheese: food(
    'cheeses?|cheddar|mozzarella|parmesan|parmigiano[\\w-]*|feta|gouda|swiss|provolone|monterey jack|pepper jack|queso|cotija|gruyere|halloumi|paneer|ricotta|gorgonzola|brie|asiago|colby|havarti|fontina|muenster|pecorino|american slices',
    `swiss chard|head cheese|${NO_MILK} (?:\\w+ )?(?:cheese|cheddar|mozzarella|parmesan|feta|ricotta)`,
  ),
  'cream cheese': food('cream cheese|neufchatel'),
  'cottage cheese': food('cottage cheese'),
  mozzarella: food('mozzarella|burrata|bocconcini', `${NO_MILK} mozzarella`),
  parmesan: pinch('parmesan|parmigiano[\\w-]*|pecorino|grana padano|asiago|romano'),
  feta: food('feta'),
  cheddar: food(
    'cheddar|colby|sharp cheese|american cheese|monterey jack|gouda|mexican(?:-style)? (?:blend )?cheese|cheese blend|gruyere',
  ),
  ricotta: food('ricotta|cottage cheese'),
  paneer: food('paneer|halloumi|queso blanco'),
  swiss: food('swiss cheese|swiss|gruyere|emmental\\w*|jarlsberg|provolone|gouda|fontina', 'swiss chard'),
  milk: food(
    'milks?|half-and-half|half and half|evaporated milk|buttermilk',
    'milk chocolate|coconut milk powder',
  ),
  cream: food(
    'cream|half-and-half|half and half|creme fraiche|crema|evaporated milk|mascarpone',
    'cream cheese|cream of tartar|ice cream|creamed?corn|cream-style corn|sour cream',
  ),
  'sour cream': food('sour cream|creme fraiche|crema|greek yogurt|yogurt'),
  'ice cream base': food('cream|yogurt|coconut milk|bananas?|cottage cheese|milk'),
  yogurt: food('yogh?urts?|skyr|labneh|kefir'),
  'greek yogurt': food(
    'greek(?:-style)?(?: [\\w%-]+){0,3} yogh?urt|yogh?urt[^;]*greek|skyr|labneh|strained yogh?urt',
  ),
  butter: food(
    'butter|ghee',
    '(?:peanut|almond|cashew|nut|seed|sunflower|sunflower seed|apple|cocoa|hazelnut|walnut|pecan|tahini|pumpkin) butter|butter (?:beans?|lettuce)|butterhead|buttermilk|butternut|(?:vegan|plant-based|dairy-free) butter',
  ),
  'any dairy': pinch(
    'milk|buttermilk|butter|ghee|cheeses?|cheddar|feta|parmesan|mozzarella|ricotta|halloumi|paneer|cream|half-and-half|yogh?urt|quark|kefir|whey|skyr|queso|cotija|mascarpone|labneh|ice cream',
    `${NO_MILK}(?:[ -]based)?(?: [\\w-]+){0,2} (?:milk|yogh?urt|cream|butter|cheese|cream cheese|sour cream|parmesan|mozzarella|feta|ricotta|cheddar)|(?:peanut|almond|cashew|nut|seed|sunflower|sunflower seed|cocoa|apple|hazelnut|pumpkin) butter|butter (?:beans?|lettuce)|butterhead|butternut|cream of tartar|creamy|coconut cream|cream of coconut|coconut milk|dairy-free[\\w ]*`,
  ),
} satisfies Record<string, Naming>

const PLANTS = {
  spinach: food('spinach'),
  broccoli: food('broccoli\\w*', 'broccoli rabe|broccoli sprouts'),
  cauliflower: food('cauliflower'),
  'cauliflower rice': food('cauliflower rice|riced cauliflower|cauliflower[^;]*(?:riced?|grated|pulsed)'),
  avocado: food('avocados?|guacamole', 'avocado oil'),
  'sweet potato': food('sweet potato\\w*|yams?', 'sweet potato (?:starch|noodles|vermicelli)'),
  potatoes: food(
    'potato(?:es)?|russets?|yukon golds?|fingerlings?|hash browns?|fries',
    'sweet potato(?:es)?|potato (?:starch|flour|flakes|buns?|rolls?|bread)|sweet potato fries',
  ),
  zucchini: food('zucchinis?|courgettes?|summer squash'),
  squash: food(
    'squash|butternut|acorn|kabocha|delicata|pumpkin',
    'pumpkin (?:seeds?|pie spice|spice)|squash blossoms?',
  ),
  'spaghetti squash': food('spaghetti squash'),
  pumpkin: food('pumpkins?', 'pumpkin (?:seeds?|pie spice|spice|seed butter)'),
  asparagus: food('asparagus'),
  'green beans': food('green beans?|haricots? verts?|string beans?'),
  'brussels sprouts': food('brussels? sprouts?'),
  cabbage: food('cabbages?|coleslaw mix|slaw mix|bok choy|napa|sauerkraut'),
  sauerkraut: food('sauerkraut'),
  kale: food('kale'),
  greens: food('collards?|collard greens|kale|chard|mustard greens|turnip greens|beet greens|greens'),
  lettuce: food(
    'lettuce|romaine|iceberg|butterhead|little gems?|mixed greens|salad greens|spring mix|arugula|greens|cabbage',
  ),
  romaine: food('romaine|lettuce|little gems?|cos|kale'),
  arugula: food('arugula|rocket'),
  tomatoes: food(
    'tomato(?:es)?|marinara|pico de gallo',
    'tomato (?:paste|puree|ketchup)|tomatillos?|sun-dried tomato pesto',
  ),
  tomato: food('tomato(?:es)?|marinara|passata|salsa|pico de gallo|tomato (?:paste|puree|sauce)|pizza sauce'),
  tomatillos: food('tomatillos?|salsa verde|green salsa'),
  'bell peppers': food(
    'pimientos?|(?:bell|sweet|red|green|yellow|orange|poblano|mini|cubanelle) (?:bell )?peppers?|bell peppers?|poblanos?|peppers',
    'red pepper flakes|crushed red pepper|peppercorns?|chili peppers?|jalapeno peppers?|hot peppers?',
  ),
  mushrooms: food('mushrooms?|portobellos?|creminis?|shiitakes?|baby bellas?|button mushrooms'),
  onion: food('onions?|shallots?|scallions?|leeks?', 'onion (?:powder|salt|flakes)|french-fried onions'),
  garlic: pinch('garlic'),
  ginger: pinch('ginger', 'ginger ale'),
  carrots: food('carrots?'),
  celery: food('celery', 'celery (?:salt|seeds?|root)|celeriac'),
  cucumber: food('cucumbers?', 'sea cucumber'),
  eggplant: food('eggplants?|aubergines?'),
  corn: food(
    'corn|hominy|elote|corn on the cob',
    'cornstarch|corn starch|corn syrup|peppercorns?|corn tortillas?|cornmeal|corn chips|corn flour|baby corn|popcorn|corned beef',
  ),
  cornmeal: food(
    'cornmeal|polenta|grits|corn flour|masa\\w*|corn muffin mix|arepa flour|harina pan|masarepa|cornbread',
  ),
  peas: food('peas|snow peas|sugar snap peas|split peas', 'black-eyed peas|chickpeas|split peas'),
  'split peas': food('split peas'),
  beets: food('beets?|beetroots?'),
  artichokes: food('artichokes?', 'jerusalem artichokes?'),
  okra: food('okra'),
  radishes: food('radish(?:es)?|daikon'),
  jalapeno: pinch('jalapenos?|serranos?|green chil(?:i|e)s?'),
  chiles: pinch(
    'chil(?:i|e|li)s?|aji amarillo|chipotles?|ancho|guajillo|pasilla|jalapenos?|serranos?|chil(?:i|e|li) powder|cayenne',
  ),
  olives: food('olives?|kalamata\\w*', 'olive oil'),
  plantain: food('plantains?|green bananas?'),
  yuca: food('yuca|cassava|manioc'),
  seaweed: pinch('nori|seaweed|wakame|kombu'),
  basil: pinch('basil|pesto'),
  cilantro: pinch('cilantro|coriander leaves|fresh coriander|coriander', 'ground coriander|coriander seeds?'),
  parsley: pinch('parsley'),
  dill: pinch('dill', 'dill pickles?'),
  mint: pinch('mint'),
  celeriac: food('celeriac|celery root'),
  pickles: food('pickles?|gherkins?|cornichons?|relish'),
} satisfies Record<string, Naming>

const BEANS_AND_GRAINS = {
  lentils: food('lentils?|dal|daal|dhal'),
  chickpeas: food(
    'chickpeas?|garbanzos?(?: beans?)?',
    'chickpea (?:flour|pasta)|chickpea (?:spaghetti|penne|rotini)',
  ),
  'black beans': food('black beans?|black turtle beans'),
  'pinto beans': food('pinto beans?|refried beans?'),
  'kidney beans': food('kidney beans?|red beans|small red beans'),
  'white beans': food('(?:white|cannellini|great northern|navy|butter|lima) beans?'),
  beans: food(
    'beans?|black-eyed peas|frijoles',
    '(?:green|string|vanilla|coffee|cocoa|cacao|wax|espresso) beans?|bean sprouts?|black bean (?:sauce|paste|garlic)[\\w ]*|bean (?:threads?|paste)',
  ),
  tofu: food('tofu'),
  tempeh: food('tempeh'),
  'any soy': pinch('soy|soya|tofu|tempeh|edamame|miso|tamari|soybeans?', 'soy-free[\\w ]*'),
  hummus: food('hummus'),
  rice: food(
    'rice|basmati|jasmine rice|arborio',
    'cauliflower rice|rice(?:d)? cauliflower|rice (?:vinegar|wine|wine vinegar|noodles?|paper|flour|bran|milk|syrup|vermicelli|sticks?|crackers?|cakes?|krispies)|(?:konjac|shirataki|broccoli|hearts of palm|palm) rice|rice paper wrappers?',
  ),
  'light rice': food(
    'rice|riced \\w+|quinoa|bulgur|barley|farro',
    'rice (?:vinegar|wine|wine vinegar|noodles?|paper|flour)',
  ),
  'brown rice': food(
    'brown (?:\\w+ ){0,2}rice|rice, brown|wild rice',
    'brown rice (?:flour|syrup|noodles?|pasta|vinegar)',
  ),
  quinoa: food('quinoa'),
  bulgur: food('bulgur|bulghur|cracked wheat|quinoa|cauliflower|couscous|hemp'),
  barley: food('barley'),
  oats: food('oats?|oatmeal|rolled oats|steel-cut oats', 'oat (?:milk|flour|bran|fiber|fibre|cream)'),
  granola: food('oats?|granola|nuts|almonds|pecans|walnuts|seeds|coconut'),
  pasta: food(
    'pastas?|spaghetti|penne|macaroni|fettuc\\w*|linguine|rigatoni|rotini|ziti|fusilli|lasagn[ae]|farfalle|orzo|tortellini|ravioli|gnocchi|elbows?|shells|angel hair|noodles?|tagliatelle|cavatappi|bucatini|ditalini',
    'spaghetti squash|pasta (?:sauce|water)|spaghetti sauce|lettuce shells|taco shells?',
  ),
  'light pasta': food(
    'pastas?|spaghetti|penne|macaroni|fettuc\\w*|linguine|rigatoni|rotini|ziti|fusilli|lasagn[ae]|farfalle|orzo|elbows?|noodles?|tagliatelle|cavatappi|ditalini|shirataki|konjac|zucchini (?:noodles|ribbons)|zoodles|spiralized zucchini|spaghetti squash|hearts of palm|zucchinis?|cauliflower|eggplants?',
    'pasta water',
  ),
  noodles: food(
    'noodles?|ramen|soba|udon|lo mein|vermicelli|spaghetti|linguine|shirataki|konjac|zoodles|kelp noodles',
  ),
  couscous: food('couscous', 'cauliflower couscous'),
  bread: food(
    'breads?|toasts?|baguettes?|sourdough|ciabatta|pitas?|english muffins?|buns?|rolls?|bagels?|brioche|flatbreads?|naan|texas toast|focaccia|challah',
    'bread ?crumbs?|bread flour|sweetbreads?|roll out|bread-and-butter pickles|spring rolls?|gingerbread',
  ),
  'light bun': food(
    'buns?|breads?|english muffins?|rolls?|lettuce|portobellos?|pitas?|wraps?|brioche|toast|ciabatta|bagels?|flatbreads?|cabbage|tortillas?',
    'bread ?crumbs?',
  ),
  breadcrumbs: food(
    'bread ?crumbs?|panko|crackers?|almond flour|almond meal|pork rinds?|flour|oats|parmesan|crushed \\w+|cornmeal|flax\\w*|cornstarch',
  ),
  croutons: food('croutons?|bread|toast|baguette|sourdough|ciabatta|chickpeas|parmesan'),
  tortillas: food('tortillas?|wraps?|taco shells?|tostadas?|lavash|flatbreads?', 'tortilla chips'),
  'light tortillas': food(
    'tortillas?|wraps?|taco shells?|tostadas?|lettuce|cabbage leaves|jicama|collard\\w*|flatbreads?|cheese shells?|romaine|lavash|zucchini|chicken breasts?, pounded',
    'tortilla chips',
  ),
  'tortilla chips': food(
    'tortilla chips?|tortillas?|corn chips?|bell peppers?|mini peppers?|pork rinds?|tostadas?|chips|jicama|sweet potato\\w*',
  ),
  'pizza crust': food(
    'pizza (?:dough|crusts?|bases?)|flour|cauliflower|naan|pitas?|tortillas?|flatbreads?|bread|english muffins?|almond meal|mozzarella|chickpea flour|lavash|chicken',
  ),
  flour: food(
    'flours?|almond meal|oat flour|coconut flour|almond flour|ground almonds|oats|baking mix|bisquick|pancake mix|masa\\w*|flaxseed meal|flax meal|ground flax\\w*|cornmeal|bananas?|protein powder|chickpeas|black beans',
  ),
  'pie crust': food(
    'pie (?:crusts?|dough|shells?)|pastry|puff pastry|flour|almond meal|biscuits?|graham|pecans|almonds|walnuts|phyllo|filo|oats',
  ),
  puff: food(
    'dough|flour|pastry|empanada wrappers?|discos|wrappers?|phyllo|filo|masa\\w*|almond meal|cornmeal',
  ),
  'any wheat': pinch(
    'wheat|flours?|bread|breadcrumbs|panko|couscous|bulgur|farro|seitan|spaghetti|penne|pasta|macaroni|soy sauce|barley|rye|semolina|orzo|buns?|pita|naan|crackers?|flour tortillas?|noodles|ramen|udon|teriyaki sauce|hoisin|cream of wheat|beer|malt',
    '(?:gluten-free|wheat-free|grain-free|corn|rice|brown rice|chickpea|lentil|almond|coconut|oat|tapioca|cassava|buckwheat|quinoa|red lentil|black bean|soy|konjac|shirataki|zucchini|kelp|cloud|potato|teff|sorghum|arrowroot|cellophane|glass|mung bean|sweet potato|edamame|hazelnut|flaxseed|flax|masa|peanut)[\\w -]*(?:flours?|pasta|noodles?|spaghetti|penne|bread|breadcrumbs|panko|macaroni|rotini|crackers?|buns?|orzo|soy sauce|tortillas|ramen|couscous)|gluten-free[\\w -]*|buckwheat|sweetbreads?|masa harina|corn tortillas?|coconut aminos|rice noodles?|spaghetti squash|pasta sauce',
  ),
} satisfies Record<string, Naming>

const FRUIT_AND_SWEET = {
  berries: food(
    'berries|strawberr\\w*|blueberr\\w*|raspberr\\w*|blackberr\\w*|boysenberr\\w*',
    'cranberry juice|juniper berries',
  ),
  strawberries: food('strawberr\\w*'),
  blueberries: food('blueberr\\w*'),
  raspberries: food('raspberr\\w*'),
  cranberries: food('cranberr\\w*', 'cranberry juice'),
  cherries: food('cherr(?:y|ies)', 'cherry tomato(?:es)?'),
  banana: food('bananas?', 'banana peppers?|green bananas?'),
  apples: food(
    'apples?',
    'apple (?:cider )?vinegar|apple cider(?: vinegar)?|apple juice|pineapples?|applesauce|apple butter|apple pie spice',
  ),
  oranges: food('oranges?|clementines?|mandarins?|orange (?:juice|zest)', 'orange (?:bell )?peppers?'),
  peaches: food('peach(?:es)?|nectarines?'),
  pears: food('pears?', 'prickly pears?'),
  mango: food('mango(?:es|s)?'),
  pineapple: food('pineapples?'),
  grapes: food('grapes?', 'grape tomato(?:es)?|grapeseed oil|grape leaves'),
  watermelon: food('watermelons?', 'watermelon radish\\w*'),
  lemon: pinch('lemons?', 'lemongrass|lemon pepper|lemon extract'),
  lime: pinch('limes?', 'lime leaves|limeade'),
  citrus: pinch('limes?|lemons?|oranges?'),
  'dried fruit': food('raisins?|dates?|dried \\w+|prunes?|apricots?|cranberr\\w*|figs?'),
  fruit: food(
    'berries|\\w+berr(?:y|ies)|bananas?|apples?|oranges?|peach(?:es)?|pears?|mangos?|mangoes|pineapple|grapes?|melons?|watermelon|cantaloupe|cherries|kiwis?|plums?|apricots?|papaya|dates?|raisins?|figs?|applesauce|pumpkin|citrus|guava|passion fruit',
    'cherry tomato(?:es)?|grape tomato(?:es)?|grapeseed oil|apple cider vinegar',
  ),
  sweet: pinch(
    'sugar|honey|maple syrup|sweetener|stevia|erythritol|monk ?fruit|allulose|xylitol|agave|molasses|dates?|bananas?|applesauce|raisins?|chocolate chips|syrup|jam|splenda|\\w*berries|apples?|mango|peach(?:es)?|pineapple|cherries|apple|pears?|sucralose|panela|piloncillo|condensed milk|orange juice',
  ),
  chocolate: pinch('chocolate|cocoa|cacao'),
  'sweet chocolate': pinch('(?:dark|milk|white|semisweet|bittersweet)[\\w -]* chocolate|chocolate chips'),
  coffee: pinch('coffee|espresso|cold brew'),
  tea: pinch('teas?|matcha|chai', 'tea ?spoons?'),
  'added sugar': pinch(
    'sugar|honey|maple syrup|agave|molasses|corn syrup|condensed milk|jam|jelly|brown sugar|panela',
    'sugar-free[\\w ]*|sugar snap peas|no[- ]sugar[- ]added[\\w ]*|unsweetened[\\w ]*|sugar pumpkins?|brown sugar substitute|(?:golden |brown |granulated )?(?:monk ?fruit|erythritol|allulose)[\\w ]*|sugar substitute',
  ),
  coconut: food('coconut', 'coconut (?:oil|aminos|flour|sugar)'),
  'coconut milk': food('coconut (?:milk|cream)'),
} satisfies Record<string, Naming>

const NUTS_AND_REST = {
  'peanut butter': food('peanut butter'),
  'almond butter': food('almond butter'),
  'nut butter': food('(?:peanut|almond|cashew|nut|sunflower seed|sunflower|hazelnut) butter|tahini'),
  peanuts: food('peanuts?', 'peanut (?:butter|oil)'),
  peanut: pinch('peanuts?'),
  almonds: food('almonds?', 'almond (?:milk|extract|flour|butter)'),
  'almond flour': food('almond (?:flour|meal)|ground almonds'),
  walnuts: food('walnuts?'),
  pecans: food('pecans?'),
  cashews: food('cashews?', 'cashew milk'),
  nuts: food(
    'nuts|peanuts?|almonds?|walnuts?|pecans?|cashews?|pistachios?|hazelnuts?|macadamias?',
    '(?:water ?|tiger )?(?:chestnuts?|tiger nuts)|(?:almond|cashew|peanut|hazelnut) (?:milk|butter|flour|oil|extract)',
  ),
  'any nuts': pinch(
    'peanuts?|almonds?|walnuts?|pecans?|cashews?|pistachios?|hazelnuts?|macadamias?|nuts?|pine nuts?|marzipan|praline|pesto',
    'water chestnuts?|tiger nuts?|nutmeg|nut-free[\\w ]*|coconuts?|doughnuts?|butternut|nutritional yeast',
  ),
  'chia seeds': food('chia'),
  flaxseed: food('flax\\w*'),
  seeds: food(
    'seeds?|chia|pepitas',
    'seeded|(?:mustard|cumin|fennel|celery|poppy|caraway|coriander|sesame) seeds?|seeds removed',
  ),
  tahini: food('tahini|sesame paste'),
  popcorn: food('popcorn'),
  'chili beans': food('beans?|tomato(?:es)?'),
  'soy sauce': pinch('soy sauce|tamari|coconut aminos|liquid aminos|teriyaki sauce|ponzu|shoyu|sambal'),
  miso: pinch('miso'),
  'curry spice': pinch('curry (?:powder|paste)|garam masala|turmeric|cumin|tandoori|tikka'),
  'thai curry paste': pinch(
    '(?:green|red|thai|yellow|massaman|panang)[\\w ]* curry paste|curry paste|lemongrass',
  ),
  'chili powder': pinch('chil(?:i|e|li) powder|chipotle|ancho|chil(?:i|e|li)s?|cayenne|taco seasoning'),
  cumin: pinch('cumin|taco seasoning|chil(?:i|e|li) powder|fajita seasoning|enchilada sauce'),
  cinnamon: pinch('cinnamon|pumpkin pie spice|apple pie spice|pumpkin spice'),
  paprika: pinch('paprika|pimenton|cajun|creole'),
  'hot sauce': pinch('hot sauce|buffalo sauce|cayenne|sriracha|frank.?s|tabasco|wing sauce'),
  'barbecue sauce': pinch(
    'barbecue sauce|bbq sauce|tomato paste|ketchup|tomato sauce|vinegar|smoked paprika',
  ),
  mayonnaise: pinch('mayo\\w*|yogh?urt|aioli|sour cream|avocados?'),
  mustard: pinch('mustard', 'mustard (?:greens|seeds?)'),
  vinegar: pinch('vinegar|lemons?|limes?'),
  ketchup: pinch('ketchup|tomato (?:paste|sauce)|crushed tomatoes|barbecue sauce'),
  pesto: pinch('pesto|basil'),
  gelatin: pinch('gelatin|agar\\w*'),
  'cooking liquid': food('broth|stock|water|milk|tomato(?:es)?|bouillon|dashi|coconut milk|bone broth'),
  broth: food('broth|stock|water|bouillon|consomme|dashi|bone broth'),
  'drink base': food(
    'water|milk|tea|coffee|juice|seltzer|club soda|yogh?urt|coconut water|kefir|ice|lemons?|limes?|espresso|broth|sparkling water|watermelon|hibiscus|tonic',
  ),
  'any vegetable': food(
    'broccoli|cauliflower|spinach|kale|carrots?|beans?|peas|zucchini|squash|asparagus|brussels sprouts|cabbage|lettuce|romaine|arugula|tomato(?:es)?|peppers?|mushrooms?|onions?|cucumbers?|eggplants?|corn|potato(?:es)?|beets?|greens|celery|radish\\w*|chard|okra|artichokes?|fennel|turnips?|bok choy|leeks?|jicama|sweet potatoes|slaw mix|avocados?',
    'black pepper|white pepper|onion powder|vanilla beans?|pepper flakes',
  ),
  'salad body': food(
    'lettuce|romaine|arugula|spinach|kale|cabbage|greens|cucumbers?|tomato(?:es)?|beans?|chickpeas|carrots?|slaw mix|beets?|quinoa|potato(?:es)?|broccoli|avocados?|celery|apples?|fennel|bulgur|radish\\w*|watermelon|eggs|pasta|lentils|corn|zucchini|bell peppers?|jicama|cauliflower|green beans',
  ),
  heat: pinch(
    'jalapenos?|serranos?|habaneros?|cayenne|chil(?:i|e|li) (?:flakes|crisp|oil|paste)|red pepper flakes|crushed red pepper|hot sauce|sriracha|gochujang|gochugaru|sambal|harissa|chipotles?|thai chil\\w+|bird.?s?[ -]eye|hot peppers?|red chil(?:i|e|li)s?|(?:red|green) curry paste|buffalo sauce|scotch bonnet|dried chil\\w+|hot paprika|hot chil\\w+|fresno',
    'mild (?:\\w+ )?(?:chil(?:i|e|li) powder|curry paste|green chil\\w+)|canned mild green chil\\w+|sweet paprika',
  ),
  hard: food(
    'nuts|almonds?|walnuts?|pecans?|peanuts?|cashews?|pistachios?|hazelnuts?|(?:pumpkin|sunflower|hemp) seeds|pepitas|croutons?|tortilla chips|crackers|popcorn|granola|radish\\w*|celery sticks|jicama|pork rinds|cacao nibs|pita chips|taco shells',
    '(?:almond|cashew|peanut|hazelnut|nut|walnut|sunflower seed|sunflower|pumpkin seed) (?:milk|butter|flour|meal|oil|extract)|ground (?:almonds?|walnuts?|pecans?)|butternut|coconut|nutmeg',
  ),
  crunch: food(
    'nuts|almonds?|walnuts?|pecans?|peanuts?|cashews?|pistachios?|hazelnuts?|seeds|pepitas|croutons?|chips|crackers|popcorn|granola|radish\\w*|celery|jicama|cabbage|carrots?|cucumbers?|apples?|snap peas|panko|breadcrumbs|chickpeas|bell peppers?|toast|slaw mix|romaine|taco shells|tostadas|oats|rice cakes?',
    'sesame seeds|chia seeds|almond milk|mustard seeds|cumin seeds',
  ),
  'costly foods': food(
    'salmon|halibut|scallops?|shrimps?|prawns?|crab\\w*|lobster|steaks?|ribeye|lamb|veal|pine nuts|saffron|macadamias?|prosciutto|duck|tuna steaks?|swordfish|filet mignon|tenderloin of beef|venison|bison|truffles?|cod|mahi[ -]mahi',
    'canned salmon|canned crab|cauliflower steaks?|tenderized steak',
  ),
  alcohol: pinch(
    'wine|beer|vodka|rum|bourbon|tequila|brandy|sherry|sake|whiskey|liqueur|mirin|vermouth|gin|prosecco',
    'wine vinegar|rice wine vinegar|sherry vinegar|non-?alcoholic[\\w ]*|rum extract|ginger beer|root beer',
  ),
  'savory only': food(
    'chicken|turkey|beef|pork|lamb|fish|salmon|tuna|shrimp|garlic|onions?|shallots?|broth|bacon|sausages?|ham|cod|tofu scramble|soy sauce',
  ),
  'dinner only': food('lamb|halibut|fish sauce|gochujang|curry paste|pasta|spaghetti|lasagna|cod|meatballs'),
} satisfies Record<string, Naming>

const SELDOMER = {
  scallops: food('(?:sea |bay )?scallops?'),
  crawfish: food('crawfish|crayfish|langoustines?|shrimps?'),
  catfish: food('catfish'),
  mussels: food('mussels?'),
  duck: food('duck', 'duck (?:fat|sauce)'),
  liver: food('livers?'),
  goat: food('goat', 'goat cheese'),
  'turkey bacon': food('turkey bacon|bacon'),
  chorizo: food('chorizo|sausages?'),
  'ground chicken': food('ground (?:[\\w%-]+ ){0,2}chicken|minced chicken|chicken mince'),
  'goat cheese': food('goat cheese|chevre'),
  'blue cheese': food('blue cheese|gorgonzola|roquefort|feta'),
  'string cheese': food('string cheese|mozzarella'),
  kimchi: food('kimchi'),
  nopales: food('nopal(?:es|itos)?|cactus (?:paddles|pads)'),
  jicama: food('jicama'),
  chayote: food('chayotes?'),
  turnips: food('turnips?|rutabagas?', 'turnip greens'),
  parsnips: food('parsnips?'),
  leeks: food('leeks?'),
  'bok choy': food('bok choy|pak choi'),
  'swiss chard': food('chard'),
  fennel: food('fennel', 'fennel seeds?'),
  edamame: food('edamame'),
  'snap peas': food('snap peas|snow peas|pea pods'),
  capers: pinch('capers?'),
  'black-eyed peas': food('black-eyed peas|cowpeas'),
  'pigeon peas': food('pigeon peas|gandules|black-eyed peas|pinto beans'),
  'lima beans': food('lima beans|butter beans|edamame'),
  farro: food('farro|wheat berries|spelt'),
  buckwheat: food('buckwheat|kasha'),
  'rice noodles': food('rice (?:noodles?|vermicelli|sticks?)|shirataki|konjac|glass noodles?'),
  'glass noodles': food(
    '(?:glass|sweet potato|cellophane|mung bean|shirataki|konjac)[\\w ]*(?:noodles?|vermicelli)|zoodles',
  ),
  crackers: food('matzo meal|crackers?'),
  papaya: food('papayas?'),
  kiwi: food('kiwis?|kiwifruit'),
  plums: food('plums?|prunes?'),
  figs: food('figs?'),
  rhubarb: food('rhubarb'),
  apricots: food('apricots?'),
  pistachios: food('pistachios?'),
  'protein powder': food('protein powder|whey'),
  hibiscus: pinch('hibiscus|jamaica'),
  'true mayonnaise': pinch('mayo\\w*|aioli|miracle whip'),
  'red wine': food('red wine|wine|broth|stock', 'wine vinegar'),
  allspice: pinch('allspice|jerk|scotch bonnet|habaneros?|pimento'),
  matcha: pinch('matcha|green tea'),
  'warm spice': pinch('cardamom|cinnamon|ginger|cloves|chai|garam masala|nutmeg|pumpkin pie spice|allspice'),
  nutmeg: pinch('nutmeg|cinnamon'),
  vanilla: pinch('vanilla'),
} satisfies Record<string, Naming>

/** Every word a row or a dish may use for a food. */
export const FOODS = {
  ...MEATS,
  ...FISH,
  ...EGGS_AND_DAIRY,
  ...PLANTS,
  ...BEANS_AND_GRAINS,
  ...FRUIT_AND_SWEET,
  ...NUTS_AND_REST,
  ...SELDOMER,
} satisfies Record<string, Naming>

export type FoodWord = keyof typeof FOODS
