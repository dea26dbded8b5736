/**
 * What foods of our table are usually made with, where their names do not say it: each row names a food, then the ids of the foods that
 * hold it. Who avoids onions gets no salsa. Broths are not listed: their labels differ too much.
 */
const MADE_WITH = Object.entries({
  tomato:
    'ketchup ketchup-sugar-free bbq-sauce cocktail-sauce enchilada-sauce taco-sauce salsa marinara pizza-sauce sofrito steak-sauce baked-beans baked-beans-home pork-and-beans chili-beans chili-canned chili-no-beans curry-sauce minestrone-condensed vegetable-beef-condensed clamato vegetable-juice russian-dressing thousand-island french-dressing spanish-rice-mix chipotle-adobo',
  onion:
    'salsa salsa-verde taco-sauce marinara pizza-sauce sofrito guacamole enchilada-sauce bbq-sauce steak-sauce mango-chutney stuffing-mix stuffing-herb stuffing-cornbread onion-soup-mix potatoes-obrien baked-beans baked-beans-home pork-and-beans chili-beans chili-canned chili-no-beans falafel tartar-sauce ranch-dressing ranch-light green-goddess curry-sauce curry-paste-red curry-paste-massaman curry-paste-indian',
  garlic:
    'salsa salsa-verde taco-sauce marinara pizza-sauce sofrito guacamole enchilada-sauce bbq-sauce pesto hummus tzatziki alfredo-sauce harissa chipotle-adobo hoisin-sauce black-bean-sauce teriyaki-sauce plum-sauce sweet-chili-sauce sriracha chili-garlic-sauce kimchi kimchi-vegan worcestershire-sauce steak-sauce caesar-dressing italian-dressing italian-dressing-light ranch-dressing ranch-light green-goddess croutons breadcrumbs-seasoned-croutons breadcrumbs-seasoned falafel italian-sausage chorizo kielbasa andouille salami pepperoni curry-sauce curry-paste-red curry-paste-massaman curry-paste-indian',
  'chili pepper':
    'salsa salsa-verde taco-sauce enchilada-sauce hot-sauce tabasco sriracha chili-garlic-sauce sambal harissa gochujang doubanjiang sweet-chili-sauce chipotle-adobo aji-amarillo kimchi kimchi-vegan tomatoes-green-chilies curry-paste-red curry-paste-massaman',
  'bell pepper': 'potatoes-obrien sofrito',
  cilantro: 'salsa-verde sofrito curry-paste-red',
  vinegar:
    'ketchup ketchup-sugar-free bbq-sauce steak-sauce cocktail-sauce tartar-sauce mustard-yellow mustard-dijon honey-mustard mayonnaise mayonnaise-light mayonnaise-vegan salad-cream salad-dressing-mayo relish dill-pickles pickles-sweet jalapenos-pickled beets-pickled banana-pepper ginger-pickled hot-sauce tabasco taco-sauce sriracha worcestershire-sauce horseradish horseradish-sauce mango-chutney plum-sauce duck-sauce sweet-chili-sauce italian-dressing italian-dressing-light vinaigrette caesar-dressing ranch-dressing ranch-light thousand-island french-dressing russian-dressing green-goddess coleslaw-dressing sesame-dressing blue-cheese-dressing coleslaw balsamic-glaze',
  mayonnaise:
    'tartar-sauce ranch-dressing ranch-light thousand-island russian-dressing green-goddess coleslaw-dressing blue-cheese-dressing coleslaw salad-dressing-mayo',
  sugar:
    'ketchup bbq-sauce hoisin-sauce oyster-sauce oyster-sauce-vegetarian teriyaki-sauce plum-sauce duck-sauce sweet-chili-sauce kecap-manis honey-mustard relish pickles-sweet mango-chutney cranberry-sauce balsamic-glaze vinegar-rice-seasoned jam jelly apricot-jam marmalade apple-butter lemon-curd lemon-curd-home caramels caramel-sauce marshmallows marshmallows-mini marshmallow-creme gelatin-dessert pie-filling-apple pie-filling-cherry pie-filling-blueberry hazelnut-spread chocolate-syrup cocoa-mix sprinkles milk-chocolate white-chocolate sweet-chocolate semisweet-chocolate mexican-chocolate dark-chocolate-45 dark-chocolate-60 dark-chocolate-70 m-and-ms m-and-ms-mini m-and-ms-peanut chocolate-kisses milk-chocolate-bar snickers snickers-fun peanut-butter-cups peanut-butter-cups-mini reeses-pieces butterfinger rolo butterscotch-chips peanut-butter-chips white-candy-coating frosting-vanilla frosting-chocolate frosting-cream-cheese frosting-coconut cake-mix-yellow cake-mix-chocolate cake-mix-flavored cake-mix-german cake-mix-angel brownie-mix sugar-cookie-dough chocolate-chip-cookie-dough peanut-butter-cookie-dough cinnamon-roll-dough graham-crackers graham-crust chocolate-crust shortbread-crust vanilla-wafers gingersnaps ladyfingers amaretti gingerbread muffin muffin-blueberry muffin-plain granola granola-bar dulce-de-leche ice-cream-vanilla ice-cream-light ice-cream-chocolate frozen-yogurt sherbet rice-pudding vanilla-pudding pudding-mix pudding-mix-chocolate pudding-mix-banana pudding-mix-lemon pudding-mix-coconut pudding-mix-flavored pudding-mix-pistachio pudding-mix-cheesecake yogurt-fruit yogurt-vanilla greek-yogurt-vanilla eggnog coffee-creamer-flavored cream-whipped whipped-topping-frozen chocolate-milk soy-milk-sweetened almond-milk-sweetened almond-milk-chocolate coconut-cream-sweetened coconut-sweetened cranberries-dried cherries-maraschino cherries-candied peel-candied ginger-crystallized strawberries-sweetened applesauce-sweet rambutan peaches-canned-syrup peaches-canned-heavy pears-canned-syrup pears-canned-heavy apricots-canned-heavy pineapple-canned-syrup fruit-cocktail-heavy adzuki-sweet baked-beans pork-and-beans cranberry-cocktail mango-nectar guava-nectar peach-nectar lemonade lemonade-concentrate cola lime-soda ginger-ale tonic-water root-beer pepper-soda orange-soda grape-soda cream-soda orange-drink-powder grenadine simple-syrup pancake-syrup coffee-liqueur mint-liqueur amaretto frosted-flakes capn-crunch lucky-charms froot-loops fruity-pebbles cocoa-pebbles golden-grahams cinnamon-toast-crunch cocoa-puffs honey-bunches corn-pops cocoa-krispies honey-nut-cheerios trix apple-jacks raisin-bran coleslaw coleslaw-dressing french-dressing thousand-island russian-dressing trail-mix',
  rice: 'idli-dosa-batter mochi tteok rice-paper cocoa-krispies crispy-rice-cereal rice-chex crispix puffed-rice rice-cakes',
  bread:
    'bread-egg bread-pumpernickel flatbread chapati paratha cornbread hawaiian-rolls breadsticks melba-toast stuffing-mix stuffing-herb stuffing-cornbread crescent-dough',
  flour:
    'bread-white bread-whole-wheat bread-multigrain bread-sourdough bread-french bread-italian bread-rye bread-pumpernickel bread-oat-bran bread-oatmeal bread-raisin bread-egg brioche brioche-bun bread-irish-soda bread-potato pita-white pita-whole-wheat naan naan-whole-wheat chapati paratha flatbread tortilla-flour tortilla-whole-wheat pancakes-chinese hamburger-bun hamburger-bun-sesame hamburger-bun-whole-wheat dinner-roll hawaiian-rolls english-muffin english-muffin-whole-wheat bagel breadcrumbs breadcrumbs-seasoned breadcrumbs-panko breadcrumbs-fresh breadcrumbs-whole-wheat croutons breadcrumbs-seasoned-croutons muffin muffin-blueberry muffin-plain gingerbread biscuit-baked biscuit-dough biscuit-mix waffles pancakes pancake-mix croissant phyllo puff-pastry pie-crust pizza-dough cornbread-mix cornbread stuffing-mix cake-mix-yellow crackers-whole-wheat crackers-saltine graham-crackers pretzels matzo melba-toast breadsticks cheese-crackers pita-chips ladyfingers vanilla-wafers gingersnaps butter-crackers ritz-crackers pasta-dry pasta-cooked pasta-short-dry pasta-short-cooked fusilli-dry fusilli-cooked orzo-dry pasta-whole-wheat-dry pasta-whole-wheat-cooked fettuccine-dry fresh-pasta fresh-pasta-cooked spinach-pasta lasagna-noodles egg-noodles-dry egg-noodles-cooked egg-noodles-spinach udon-dry udon udon-cooked somen-cooked ramen-noodles ramen-cooked chow-mein-noodles wonton-wrappers spring-roll-wrappers gnocchi cheese-tortellini macaroni-cheese macaroni-cheese-mix',
  bean: 'black-eyed-peas black-eyed-peas-dry pigeon-peas pigeon-peas-dry soybeans-cooked soybeans-dry',
  pasta:
    'rice-vermicelli-chicken rice-vermicelli-beef hamburger-helper shells-and-cheese macaroni-cheese-mix chicken-noodle-condensed minestrone-condensed',
  pork: 'liverwurst hot-dog cocktail-sausages bologna baked-beans pork-and-beans gelatin gelatin-dessert gelatin-dessert-light marshmallows marshmallows-mini',
  beef: 'gravy hot-dog cocktail-sausages bologna gelatin gelatin-dessert gelatin-dessert-light gravy-mix au-jus-mix hamburger-helper consomme french-onion-soup-condensed chili-canned chili-no-beans suet',
  lentil: 'idli-dosa-batter',
  mushroom: 'oyster-sauce-vegetarian',
  almond: 'amaretti amaretto trail-mix mixed-nuts',
  celery: 'stuffing-mix stuffing-herb stuffing-cornbread vegetable-juice',
  carrot: 'mixed-vegetables-frozen peas-carrots-frozen coleslaw-mix coleslaw vegetable-juice',
  corn: 'mixed-vegetables-frozen succotash kix corn-pops',
  pea: 'mixed-vegetables-frozen',
  'green bean': 'mixed-vegetables-frozen',
  'lima bean': 'mixed-vegetables-frozen succotash',
  chocolate:
    'm-and-ms m-and-ms-mini m-and-ms-peanut chocolate-kisses milk-chocolate-bar snickers snickers-fun peanut-butter-cups peanut-butter-cups-mini butterfinger rolo cocoa-pebbles cocoa-puffs cocoa-krispies',
  caffeine: 'tea pepper-soda cola cola-diet',
  basil: 'pesto marinara pizza-sauce',
  raisin: 'raisin-bran muesli trail-mix',
})

/** The ids of each row, with the food they are made with. */
export const madeWith: readonly [content: string, ids: ReadonlySet<string>][] = MADE_WITH.map(
  ([content, ids]) => [content, new Set(ids.split(' '))],
)
