import type { Food } from '../table/food.ts'
import { CAFETERIA } from './cafeteria-names.ts'
import { foodByName, type NamedCodes, namesIn } from './named-codes.ts'
import { plainNames } from './plain-names.ts'
import { plateKeys } from './plate-words.ts'

/**
 * A USDA food for a name on a plate that means something else in a recipe, or nothing we know: chicken tenders are breaded,
 * a hot dog has its bun. Includes everyday names of dishes, with their words in any order. Null for any other name.
 */
export const plateFood: (name: string) => Food | null = foodByName(
  () => [...plainNames(), ...plateNames()],
  plateKeys,
)

export const plateNames = (): NamedCodes[] => namesIn(PLATES + CAFETERIA)

const PLATES = `
hot dog: 27564000 25210110
pulled pork, pulled pork with barbecue sauce, barbecue pork, barbecue pulled pork: 27120030 22972 10085
burger no bun, burger without bun, hamburger patty, burger patty, beef patty: 21500310 07972
jello: 91501010 91511010
hot dog no bun, hot dog without bun: 25210110 25210310
chili, beef chili, chili with beans, beef chili with beans, chili con carne: 27111410 27111405 27111420 27111407
chai, chai latte, chai tea latte: 92306800 92101904 92306000
cornbread, corn bread: 52206010 52201000 52202060
granola: 57228000 08054 08220
granola bar, cereal bar: 19015 53710810 53710802 53710700
iced tea: 92308020 92308000 92307500
sweet tea, sweetened iced tea, sweet iced tea: 92308000 92307500
wine: 14084 14057 14096
caprese salad, caprese: 14670000
bean salad, three bean salad: 75302080 41203030
waldorf salad: 63401010 63402950
dal, dahl, daal, lentil dal, yellow dal: 41311030 41601010
tikka masala, chicken tikka masala, butter chicken: 27146150 27440130 27243100
moussaka: 77316600 75412060
dolma, dolmas, stuffed grape leaves: 58161510 27330170 27315270
spanakopita: 58124250
kebab, kabob, shish kebab, souvlaki, shawarma, chicken shawarma, skewer: 27410250 27440130 24123310 17060
baba ganoush, baba ghanoush, baba ghanouj: 75412030
cheesesteak, philly cheesesteak, philly cheese steak: 27515030 27515040 27515070
chicken sausage, chicken apple sausage, chicken and apple sausage: 25221830 07928
tatsoi: 11116
mixed nuts, nuts: 12635 12137 12138
latte, cafe latte, flavored latte, vanilla latte: 92101900 92101904
nutrition bar, protein bar, energy bar: 53720200 53720610 53720100 53720300
pie: 53300100 53302000 53306000 53347000
candy: 91745020 91705010
grilled cheese, grilled cheese sandwich: 14640100 14640125
chicken tenders, chicken strips, chicken fingers: 24198739 24198742 24120120
chips: 71200010 54401075
curry: 27146150 27150320 75440600 27146155
vegetables, veggies: 75340020 75310990 11642
dark chocolate: 91705300 19904
parmesan, parmesan cheese, grated parmesan: 14108010 01033
potato salad: 71603010 71602950 71602010
tuna salad: 27450060 15128
vinaigrette: 83106000 04135
toast: 51101010 51300120
slider, beef slider: 27510573 27510521
hawaiian pizza: 58106750 58106358
vegetable fried rice, veggie fried rice, egg fried rice, kimchi fried rice: 58150110
restaurant fries, fast food fries: 71401031 71401030 71400990
broccoli slaw: 75140510 75141030
custard: 13210300 13210280
egg over easy, eggs over easy, sunny side up egg, eggs sunny side up: 31105005
ham and cheese omelet, ham omelet, western omelet, denver omelet: 32129990 32130110
frosted flakes: 57349000 57348000
fruit cup: 63311110 63311000 63311140
cilantro lime rice, lime rice, coconut rice, herbed rice: 56205001 58163130
brown rice pilaf: 58161470 56205011
quinoa salad, quinoa bowl: 20137 58161490 75140510
buttered noodles, buttered egg noodles, egg noodles buttered: 20110 20310
penne alla vodka, vodka pasta, penne vodka: 58146382 58146222
pasta primavera: 58146160 58146392
stuffed shells: 58134120 58134110 58134130
tortellini, cheese tortellini: 58134620 58134640 58134650
chicken marsala, chicken piccata, chicken with wine sauce: 27142000 27135050
chicken stir fry, beef stir fry, pork stir fry: 27416400 75340020 27243600
chicken fajita, steak fajita, beef fajita, shrimp fajita, fajita: 58105000 58105050 24123310
burrito bowl, chicken burrito bowl, beef burrito bowl, rice bowl, chicken bowl: 58100255 58160110 27243100
carne asada, barbacoa: 21101110 27115000
gyro meat, lamb shawarma: 23000100 27130010
beef barley soup, mushroom barley soup: 58401010
butternut squash soup, squash soup, pumpkin soup: 73502000 06509
potato leek soup, leek soup: 71801000 71801010
white chili, white chicken chili: 27141500 27111410
beef bourguignon: 27111300 27311310
candied yams: 73406000
etouffee, shrimp etouffee: 27450450
lobster roll, crab roll: 27550800 27550720
tuna melt: 27550730 27550745
spicy tuna roll, salmon roll, avocado roll: 58151180 58151220
poke bowl: 58151220 27151030
teriyaki beef, beef teriyaki, steak teriyaki: 27115000 27116200
green curry, red curry, massaman curry, yellow curry, thai curry, lamb curry: 27146150 27116100 75440600
yorkshire pudding, popover: 52311010
apple crumble, fruit crumble: 53415100 53415120
cornish pasty, pasty, meat pasty: 58126180 58126110
peanut butter toast, peanut butter on toast: 42301010
arroz rojo, mexican rice, red rice: 58163430 58163405
calamari: 26213140 26213130 15175
samosa, vegetable samosa, potato samosa: 58124500 75440400 58126110
aloo gobi, aloo matar: 75440600
falafel wrap, falafel sandwich: 58200250 41209000
chicken shawarma wrap, chicken caesar wrap, turkey wrap: 27500300 58200250
chef salad: 27460490
kale salad, beet salad: 75143000 75140510
carrot salad, carrot raisin salad: 75140510 63401010
corn salad: 11168 75302080
ham and swiss sandwich, ham and cheese sandwich: 27520320 27520300 27520370
turkey burger, chicken burger: 27545100 27545110 05305
strawberry banana smoothie: 11553110 11553130 11553120
risotto: 32023 58162310
chana masala, chole, chickpea curry: 41311030 41301990
lumpia: 58110130 58110110
bulgogi, korean bbq beef: 27115000 27116200
raita: 11440060
crab rangoon: 58111200 58111110
veggie sausage, vegetarian sausage: 41810400 16107
chicken tortilla soup: 58421080 28340510
peanut butter jelly sandwich, peanut butter and jelly, pbj: 42302010 42302055
black bean burger, bean burger: 41811890
veggie pizza, vegetable pizza: 58106325 58106320 58106305
deep dish pizza: 58106225 58106230
stromboli: 58126400 58126410
garlic knots: 51121110 51121015
french fries, fries, waffle fries, curly fries, steak fries: 71400990 71401031 71401030
fried plantain, sweet plantain: 09447 71905008
key lime pie: 53381000 53305700
rice krispie treat, rice crispy treat, crispy rice treat: 19010 19403 57339500
m&m, m&ms: 19141 91731010
doritos: 54401110 54401111
tapioca, tapioca pudding: 13230500 13210520
carrot cake: 53104260 53104100
mongolian beef: 27115000 27416400
mapo tofu: 27415220 27420370
char siu, bbq ribs, bbq pork ribs, barbecue spareribs: 22701030 10085
bbq beef ribs, bbq short ribs: 21304200 21304220
bbq beef, bbq brisket, bbq beef brisket: 27116200 27160010
bbq turkey: 24209001 24209000
bbq chicken breast, bbq chicken thigh, bbq chicken leg, bbq chicken drumstick: 27146011 05064
bbq chicken wings: 05313 05320
saag paneer: 72125310
`
