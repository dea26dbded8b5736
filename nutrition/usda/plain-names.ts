import type { Food } from '../table/food.ts'
import { foodByName, type NamedCodes, namesIn } from './named-codes.ts'

/**
 * A USDA food for the plain name of a dish on a plate, if USDA calls it something else, or if its words taken one by one
 * would mean another food: orange chicken is not chicken breast, pepper steak is not pepper. Null for any other name.
 */
export const plainFood: (name: string) => Food | null = foodByName(() => plainNames())

export const plainNames = (): NamedCodes[] => namesIn(DISHES)

const DISHES = `
orange chicken: 27146350 36617
lemon chicken: 36617
sesame chicken: 27146360
general tso chicken, general tso's chicken: 27445150
sweet and sour chicken: 27146100
sweet and sour pork: 27120060
kung pao chicken: 27445220
bbq chicken, barbecue chicken: 27146011 05064
teriyaki chicken, chicken teriyaki: 27145000 27146011
pepper steak: 27416150
chicken parmesan, chicken parmigiana: 27146300 36058
fried chicken: 24107070 24107071 24127220
breaded fish, battered fish: 26100140 26100130 36018
fish: 26100110
fried shrimp, breaded shrimp: 26319140 26319143
meatballs: 07972 27160100
meatloaf, meat loaf: 27260010 27214110 27246500
sloppy joe: 27111500 27520510
omelet, omelette, cheese omelet: 32129990 32130110
egg salad: 32103000 32103020
chicken salad: 27446200 25240110
pork and beans: 41208030
french toast: 55301000 18269 55300050
hot chocolate, hot cocoa: 11514110 11514100 11512010
milkshake, milk shake: 11541120 11541110 11542100
smoothie, fruit smoothie: 11553100 11553120 11553130
donut, doughnut: 53520000 53520120 53521110
chocolate cake: 53105270 53105275
apple crisp: 53415100
eclair: 53420100 53420000 18969
pudding: 13200110 13220120 13220220
cereal, breakfast cereal: 57100100 57000100 08065
taco, tacos: 58101320 58101325 58101720
burrito: 58100120 58100135 58100125
egg roll, spring roll: 58110130 58110110 58110200
summer roll, fresh spring roll: 58110200
california roll: 58151180 58151220
sushi roll: 58151220 58151180
dumpling, dumplings, potsticker, pot sticker, gyoza: 32013 58112510 58111110
empanada: 58116120 58116115 58126110
nachos: 58104120 58104130
chow mein: 27360080 27460010
meat lasagna, beef lasagna, cheese lasagna: 58130011 58130310 58130014
baked ziti: 58146150 58146120
pizza, cheese pizza: 58106210 58106220 58106345
pepperoni pizza: 58106540 58106550 58106512
hamburger: 27510521 27510531
cheeseburger: 27510155 27510160
wonton: 58111110 58111120
soft pretzel: 54408400 54408430
cake: 53100100 53102100
danish, danish pastry: 53510000 53511000
biryani, chicken biryani: 27243100 27213010 58160000
eggplant parmesan: 75412060
stuffed cabbage roll, cabbage roll: 27315250 77316510
pasta with tomato sauce, spaghetti with tomato sauce, pasta with marinara: 58146222 58146221
pasta with meat sauce, spaghetti with meat sauce, spaghetti bolognese: 58146322 58146120
rice and beans: 58160110 58160120
spanish rice: 58163430 58163405
corn taco shell: 52215300
sandwich: 27500050 27510000 14640000
wrap, chicken wrap: 27500300 58200250 27540132
gyro: 27516010
blt, blt sandwich: 27520150
home fries: 71403020
hash browns: 71404000 71405010 71404010
sweet potato fries: 73410200 73410330 73410320
potatoes au gratin, au gratin potatoes, scalloped potatoes: 71305015 11372
macaroni salad, pasta salad: 58148110 58148114 58148116
jello, jell-o: 91501010 91511010 19172
fruit salad, mixed fruit, fresh fruit: 63311000 63402950 63402980
garden salad, side salad, house salad: 75143000 75143200 75143050
vegetable stir fry, stir fry vegetables, stir fry: 75340020 27416400
roasted vegetables, grilled vegetables, steamed vegetables, cooked vegetables: 75340020 11894 11642
squash, roasted squash: 73303010 73303020 11642
stuffing, bread stuffing: 51182010 51182020
chicken noodle soup: 58403040 58403010 28340510
tomato soup: 74601000 74601010 74602200
vegetable soup: 75649110 75649010 75649050
minestrone, minestrone soup: 75651000 75651010
lentil soup: 41603010
black bean soup: 41601030 36413
split pea soup: 41602050 41602070
potato soup: 71801000 71801010 71801020
wonton soup: 58408010
egg drop soup: 32300100
noodles: 20109 20093 20133
cooked noodles: 20110 20134
cooked lasagna, cooked lasagne: 58130011 58130310 58130014
cooked ramen: 58400100 58408500 58402100
cooked wheat berries, cooked rye berries, cooked freekeh, cooked triticale: 20139
cooked sorghum, cooked fonio: 20032
cooked chana dal: 16057
cooked urad dal: 16084
cooked pink beans: 16041
cooked vermicelli: 20121
cooked spinach pasta: 20127
cooked spinach egg noodles: 20112
cooked glass noodles, cooked cellophane noodles, cooked bean thread noodles: 56116990
cooked instant rice: 20049
cooked instant brown rice, cooked black rice, cooked red rice: 20037
cooked cream of rice: 56205050 08101
goldenberries, golden berries, goldenberry, cape gooseberries, cape gooseberry, uchuvas: 09138
lulo, naranjilla, lulo pulp, naranjilla pulp: 09450
turkey hot dog, turkey hot dogs, turkey franks, turkey frankfurters: 07025
canary beans, mayocoba beans, dried canary beans, dried mayocoba beans, dry canary beans, dry mayocoba beans: 16047
cooked canary beans, cooked mayocoba beans: 16048
chocolate drink powder, chocolate drink mix, chocolate milk powder, chocolate milk mix: 14557
malt chocolate drink powder, malted chocolate drink powder, chocolate malt powder: 14315
cassava bread, casabe: 71930200
flan mix: 19187
`
