const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

/** Praise, and how far something was done. */
const DEGREE = `
  squishy fluffy springy hearty peppery fruity robust mellow sturdy rustic artisan artisanal luxury premium superior excellent finest smooth rich clear basic simple
  everyday inexpensive local seasonal imported domestic genuine authentic sustainable heirloom heritage culinary grade beautiful
  firmly slightly stiffly softly barely gently neatly evenly generously thickly deeply carefully partially partly fully well
  unsmoked unsifted unfiltered filtered unwaxed waxed unseasoned untreated untoasted unroasted unrinsed undrained unpasteurized
  unpasteurised pasteurized pasteurised unblemished unbruised unbleached rindless stoneless stemless headless rind smoky meaty juicy
  leafy bushy fleshy plump chunky skinny slender narrow broad petite largish smallish md lg sm med xl vine ripened ripen
  equivalent reserved remaining boiling lukewarm tepid iced chilling podded shucked husked skinned boned pin rehydrated marinated
  slivered snipped smashed bashed crumpled torn picked plucked scraped trimming dressed prewashed deli sachet tub another preferable preferably
  ideally rough tasting first pressed extracted cold live undressed stewing frying grilling basting dipping drizzling thinned
  refined unrefined liquefied stoneground slab uncured activated recrisped
  reconstituted lengthwise widthways crosswise diagonally halfway matured strength double loose selection assorted
`

/** Where a food is from, if that does not make it another food. */
const ORIGINS = `
  british irish scottish welsh english dutch belgian austrian lebanese moroccan persian caribbean jamaican malaysian vietnamese
  peruvian portuguese cypriot sicilian tuscan neapolitan calabrian himalayan szechuan sichuan oriental european scandinavian
  norwegian mediterranean european
`

/** Makers whose foods are just what the rest of the name says. */
const BRANDS = `
  king arthur bob mill gold medal hellmann heinz lyle tate plugra lurpak kerrygold maldon morton diamond crystal kraft barilla cecco rummo
  muir glen del monte libby campbell swanson knorr mccormick kikkoman goya oatly chobani nestle hershey ghirardelli guittard
  callebaut valrhona cadbury fleischmann clabber rumford crisco wesson mazola karo quaker kellogg nabisco keebler pepperidge siete
  rao annie amy kirkland birdseye
  arnott sunrice whittaker edmond woolworth tesco sainsbury waitrose asda aldi lidl robin hood amul mdh tata aashirvaad
  allinson mcdougall billington hartley bonne maman bega bulla mainland wattie sanitarium gino dangote iwisa tastic koo alaska
  carnation hovis kingsmill warburton tilda veetee daawat kohinoor haldiram mtr britannia sunfeast saffola becel lactantia natrel dempster redpath roger lantic catelli
  csr bundaberg devondale nuttelex laucke leggo ardmona edgell mccain masterfood massel sunbeam tararua tegel hubbard griffin helga
  parmalat sasko hulett selati rhodes nola robertson honeywell brookside jogoo pembe walkerswood lasco saji flahavan odlum jacob
  oscar mayer hormel johnsonville aidells applegate tillamook sargento breakstone colman sharwood pillsbury hodgson
`

/** Words that say how a food was cut, bought or praised, never which food it is. */
export const PREPARATION = set(`
  a an the of and about approximately very extra thinly finely roughly coarsely freshly lightly well good quality best
  fresh organic natural raw uncooked dry ripe firm large small medium jumbo big thick thin bite size sized long short
  chopped diced minced sliced cubed cut shredded grated crushed mashed pureed peeled unpeeled pitted seeded deseeded
  cored trimmed halved quartered torn washed rinsed drained packed loosely tightly melted softened room temperature
  cold warm hot chilled cooled thawed frozen cooked boiled steamed roasted baked grilled toasted sauteed leftover
  canned tinned jarred bottled unsweetened unsalted salted plain pure real regular classic traditional
  boneless skinless bone skin on in lean lowfat low reduced less sodium salt no added fat free nonfat full light lite 2% 1% 0%
  beaten whisked lightly hulled shelled deveined tail off cleaned whole split snapped spiralized spiralised julienned
  shaved crumbled cracked ground sifted heaped heaping level rounded scant optional divided separated
  wild caught farmed farm raised grass fed free range pasture pastured cage hand style homemade store bought your favorite
  favourite preferred choice other any some additional more needed wide baby young tender crisp crunchy mini
  stemmed destemmed zested juiced pressed squeezed strained prepared quick cooking ready made hard soft
  california florida american english italian greek french spanish mexican japanese thai korean chinese indian asian
  streaky smoked strong brewed head shell unpeeled tinned inch cm sustainably locally grown sourced ethically trimmed
  fridge chill warmed toasted roasted charred blanched soaked dissolved mixed combined made oven stale crusty day old overnight pat dry patted
  spooned leveled levelled scooped unsifted reserved scrubbed snipped
  certified mature aged sharp mild hot seedless coarse fine flaky burrito taco fajita thick cut center
  ${DEGREE} ${ORIGINS} ${BRANDS}
`)

/** States that are another food in the table: cooked rice, canned corn, dried figs. */
export const STATES = set('cooked canned tinned dried frozen boiled steamed roasted baked')

/** Words after a comma that say which kind of food it is: "milk, 2% fat", "rice, uncooked". */
export const TELLS_WHICH = set(
  'uncooked dry raw desiccated unsweetened sweetened carton full low reduced nonfat fat lean',
)

/** Colors and the like: they change nothing before an onion, but do before rice or flour. */
export const VARIETY = set(
  `red green yellow orange white black brown purple golden pink dark blue rainbow mixed heirloom`,
)

/** Words a line puts after the food: "garlic cloves", "salmon fillet". */
export const FORMS = set(`
  fillet filet clove floret stalk leaf sprig piece slice strip chunk cube wedge half head bunch spear ear rib stick kernel
  segment tip top portion side steak cutlet meat block bulb frond thread spiral ribbon cap crown round shaving
  quarter matchstick pod heart flesh bean nut pack package bag can jar tin bottle box container carton knob lardon loin
  flake powder granule crumble coin stem branch log baton square sheet berry tail tidbit ready
`)

/** Words that link a food to the words after them: "peaches in syrup", "ground beef for burgers". */
export const LINKS = set(`with in for from without to like plus and as at until on per`)

/** "Bone in", "skin on": not a link, but how it is bought. */
export const PARTS = set(`bone skin shell tail head rind stone pit peel`)

/** Nouns so general that an unknown word before them makes another food: cricket flour, camel milk. */
export const STRICT_HEADS = set(`
  milk flour oil butter bread sauce cheese noodle rice powder seed broth stock sugar syrup pasta vinegar yogurt cream juice
  chip paste bean pea bun roll tortilla wrap sweetener bacon sausage burger mince chili protein spray dressing cracker
  cereal crumb crust dough jam starch extract salt pepper tea wine nut berry melon herb spice seasoning puree toast oat
  mayo mayonnaise ketchup steak meat pastry jelly relish water coffee mix leaf sprout spread chocolate cocoa ice cube drop
  wrapper soda beer ale stout stick bar root cola coke tea lemonade crisp biscuit maduro atta
`)

/**
 * Left over next to a match, these words make it another food: dried mango is not mango, a custard apple is not an apple,
 * and instant rice weighs half as much as rice.
 */
export const CHANGES_FOOD = set(`
  dried dehydrated candied sweetened fried breaded battered glazed caramelized pickled flavored flavoured carb keto
  crystallized crystallised preserved brandied sugared confit nonalcoholic candied shortbread gingerbread brownie muffin quiche tart torte
  pudding pizza sandwich risotto paella sorbet sherbet gelato mousse trifle strudel turnover donut eclair
  imitation substitute alternative vegetarian mock soup salad cake cookie pie smoothie casserole stew curry
  candy syrup powdered filled stuffed coated crisp-coated creamed maraschino glace instant diet zero covered
  prickly custard rose star crab water sea wood horse bitter wax elephant tree snake cape root
`)

/** After a specific name, the kind adds nothing: Gorgonzola cheese, udon noodles, atta flour, toor lentils. */
export const KINDS = set(
  `cheese mushroom pasta noodle lettuce wine liqueur fish sausage bread bean pea squash cabbage onion oil
  lentil dal rice flour pearl banana sugar semolina cereal biscuit pastry dough potato`,
)

/** At the end of a name these words are the food; before it they only describe it: a crisp apple, an apple crisp. */
export const ENDS_FOOD = set(`crisp fry crumble mash bake bone skin rind`)
