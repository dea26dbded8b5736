/**
 * Cafeteria and diner names for foods that FNDDS calls something else, or whose words would find another food: buttered popcorn is
 * not popcorn and butter, a glazed donut is a "doughnut, yeast type". `plate-names.ts` reads them along with its own.
 */
export const CAFETERIA = `spaghetti and meatballs, spaghetti with meatballs, pasta with meatballs: 58146322 58146120
stuffed pepper, stuffed green pepper, stuffed bell pepper: 58162110 58162090 58162120 27319010
glazed donut, yeast donut, raised donut: 53521110 53520135 18250
boston cream donut, custard donut, cream filled donut: 53521230 53521210 18254
frosted donut, chocolate frosted donut, donut with icing: 53521130 53520135 53520140
fried tofu, deep fried tofu, crispy tofu: 41421010 41421020 41420010
buttered popcorn, popcorn with butter: 54403046 54403056 54403040 54403005
plain popcorn: 54403045 54403052 54403010
popcorn: 54403001 54403045 54403010
movie popcorn, movie theater popcorn: 54403005 54403006
onion rings, fried onion rings: 75415022 11296 21130
grits, cooked grits, plain grits: 56201051 56201210 56201056 56201090
instant grits: 56201210 56201340
sausage patty, breakfast sausage patty: 25221405 25221406
hash brown patty, hashbrown, hashbrown patty, hashbrowns: 71404010 71404000 71405010
breakfast potatoes, breakfast potato: 71403020 71404000 71104030
potato wedges, wedge fries, seasoned potato wedges: 71104030 71400990 71401030
fried chicken sandwich, crispy chicken sandwich: 27540146 27540175 27540185 27540147
pulled pork sandwich, barbecue pork sandwich: 27520510 27520500 27520520
bacon cheeseburger: 27510155 27510160
chili dog: 27564440 27564450 27120210
buffalo wings, hot wings, buffalo chicken wings: 24168000 24168020 24168010 24168030
chicken fried steak, country fried steak: 21103110 21104110 22201300
sausage pizza, meat pizza, meat lovers pizza, ham pizza, bacon pizza: 58106610 58106620 58106650
supreme pizza, deluxe pizza, combination pizza: 58106738 58106736 58106730
tostada: 58101320 58101720 58101325
bean burrito, bean and cheese burrito: 58100320 58100325 58100330
biscuit with gravy, biscuits and gravy, biscuit with sausage gravy, biscuits and sausage gravy: 58128000
big mac: 27510389 21237
chip shop chips: 71401030 71400990
jelly dessert: 91501010
masala dosa, dosa with potato: 58174100
ramen noodle soup, ramen soup, instant ramen: 58407030 58407035
nachos with cheese, cheese nachos: 58104120 58104130
tofu stir fry, tofu and vegetable stir fry, tofu with vegetables: 41812500 75340020
masala chai, masala chai with milk, chai with milk: 92306800
bangers, banger, pork bangers: 25221405
skim latte, low fat latte, semi skim latte, nonfat latte: 92101900
kit kat, kitkat: 91705030
pringles: 71200300 71200310
coleslaw, cole slaw, slaw: 75141000 21127
pancakes, buttermilk pancakes, plain pancakes: 55101000 18293 55100010
fruit yogurt, strawberry yogurt, blueberry yogurt, peach yogurt, raspberry yogurt, cherry yogurt, flavored yogurt: 11432000 01122 11433000
low fat fruit yogurt, low fat strawberry yogurt, low fat blueberry yogurt: 11432000 01122
tossed salad, green salad, mixed salad, mixed green salad: 75143000 75143200 75143050
pork schnitzel, wiener schnitzel, schnitzel, breaded pork cutlet: 22201400 22201300
chicken schnitzel, breaded chicken cutlet, breaded chicken fillet: 24198677 24107071
gnocchi, potato gnocchi: 58122220 58122210
tuna mayo, tuna mayonnaise: 27450060 15128
tuna mayo sandwich, tuna sandwich: 27550720
pulled pork roll, pulled pork bun, pork roll with barbecue sauce: 27520510 27520500
fried mushrooms: 75219033 75414030
bread and butter pudding, bread pudding: 13210110
pierogi, pierogies, potato pierogi, cheese pierogi: 58121610
arroz con pollo, chicken and rice puerto rican: 58155110
kung pao: 27445220 27420150
black coffee, decaf coffee, decaf black coffee, decaffeinated coffee: 92111010 92100000
sugar free vanilla pudding, sugar free butterscotch pudding: 13230120 13220210
sugar free chocolate pudding: 13220220
whopper: 27510615 27510231
quarter pounder: 27510229 27510232
stewed prunes, cooked prunes: 09292 09293
stewed apricots, cooked dried apricots: 09033 09034
mashed potatoes with milk and butter, mashed potatoes with milk, mashed potatoes with butter: 11934 71501010
french dip, french dip sandwich: 27513070 27513010 27513020
italian sub, cold cut sub, italian sandwich: 27560500 27520390 27540350
corn chowder, chicken corn chowder: 75604010 06393 71803010 75604020
broccoli cheddar soup, broccoli cheese soup: 72302100 72302020
gumbo, seafood gumbo: 27363000 28355440 27464000
alfredo sauce: 14650160 14650170 14650190
american chop suey, beefaroni, macaroni with beef, beef macaroni: 27212050 58146322 58146120
vegetable lo mein, veggie lo mein, tofu lo mein: 58136120 58136110
string cheese, mozzarella string cheese: 14107030 14107060
cheese stick: 14107030 14660200
caramel corn, caramel popcorn: 54403110 54403120
soft serve, soft serve ice cream: 13110200 13110210 13130700
coffee with cream and sugar, coffee with sugar and cream, coffee with milk and sugar: 92130000 92130020 92130010
coffee with cream, coffee with milk, coffee with creamer: 92130010 92130000
coffee with sugar, sweetened coffee: 92130020 92130000
nacho cheese sauce, nacho cheese dip, queso, queso dip: 14620200 14650100 14620150
gelatin: 91501010 91511010
egg mcmuffin: 32202080 32202010 32202030
quiche lorraine: 58125110 58125180
special k: 57344000 57344010
banana nut muffin, banana muffin, nut muffin: 52302010 52301000 52306010
vanilla cupcake, white cupcake, yellow cupcake: 53120270 53121270 53100100
hushpuppies, hushpuppy: 52209010 18270
chocolate milkshake, chocolate shake: 11542100 11541110 11541120
kool aid: 92541010 92542000
instant oatmeal, instant cooked oatmeal: 56203086 56203096
flavored instant oatmeal, instant maple oatmeal, maple brown sugar oatmeal: 56203130 56203155
fried calamari, fried squid, calamari rings: 26213140 26213130
clam strips, fried clam strips: 26303140
vanilla milkshake, strawberry milkshake, vanilla shake, strawberry shake: 11542200 11541120
butterscotch pudding: 13210280 13220110
fudge bar, fudge pop, fudgesicle: 13140900 13161600
pink lemonade: 92510955 92550370
dr pepper: 92410360
country gravy, white gravy, cream gravy, country white gravy: 13411000
cornbread stuffing, cornbread dressing: 52204000
jalapeno poppers, jalapeno popper: 75410550
hamburger steak: 21500310
instant mashed potatoes: 71501035 71501040
hoagie roll, sub roll: 51157000
fat free ranch dressing: 04638
chicken nuggets, chicken bites, popcorn chicken: 24198729 24198735 24198736
`
