/**
 * Lines written for this measure and tagged by hand: Q number, U unit, S size, F food, P preparation, A another food
 * instead, C comment. Words without braces only link.
 */
export const TAGGED_LINES: readonly string[] = `
{Q 2} {S large} {F carrots}, {P peeled and diced}
{Q 1 1/2} {U cups} {F all-purpose flour}, {C plus more for dusting}
{Q 400}{U g}/{Q 14}{U oz} {U can} {F chopped tomatoes}
{Q 3} {U tbsp} {F olive oil}
{Q 1} {U bunch} {F flat-leaf parsley}, {P leaves picked and chopped}
{Q 2} {U tablespoons} {F unsalted butter}, {P melted}
{P finely chopped} {F chives}, {C to serve}
{Q 1/2} {U tsp} {F ground cumin}
{Q 2} {F chicken breasts} ({Q 6} {U oz} {C each}), {P cut into strips}
{Q 200}{U g} {F spinach} or {A chard}, {P washed}
{Q 1} {U cup} {P grated} {F cheddar cheese} ({C optional})
{F salt and black pepper}, {C to taste}
{Q 4} {S medium} {F potatoes}, {C about} {Q 600} {U g}
{Q 2} {U tbsp} {F rapeseed}, {A sunflower or vegetable oil}
{Q 1} {U pound} {F ground turkey} or {A lean beef}
{Q 1} {S small} {F red onion}, {P thinly sliced}
{Q 2} {U x} {Q 400}{U g} {U tins} {F butter beans}, {P drained and rinsed}
{Q 5} {U sprigs} {F fresh thyme}, {P leaves only}
{Q 1} {U cup} {P cooked}, {P cooled} {F brown rice}
{Q 3/4} {U cup} {P packed} {F light brown sugar}
{Q 1} ({Q 15}-{U ounce}) {U can} {F chickpeas}, {P rinsed and drained}
{Q 2}-{Q 3} {U cloves} {F garlic}, {P crushed}
{F lemon wedges}, {C for serving}
{Q 1} {U tbsp} {F capers} ({C see note})
{Q 8} {U oz} {F cremini mushrooms}, {P stems removed}, {P caps sliced}
{Q 150} {U ml} {F double cream}
{Q 1} {U handful} {F basil leaves}, {P torn}
{Q 2} {U teaspoons} {F vanilla extract}
{Q 12} {F cherry tomatoes}, {P halved}
{Q 1/4} {U cup} {F dry white wine} or {A chicken stock}
{Q 1} {U sheet} {F frozen puff pastry}, {P thawed}
{Q 100} {U g} {F dark chocolate} ({C at least 70% cocoa solids}), {P roughly chopped}
{Q 6} {F boneless, skinless chicken thighs}, {P trimmed}
{Q 1} {U quart} {F vegetable broth}, {C plus extra as needed}
{Q 1/2} {U cup} {P chopped} {F walnuts} or {A pecans}
{Q 3} {F eggs}, {P lightly beaten}
{Q 1} {S large} {F ripe banana}, {P mashed}
{Q 2} {U cups} {F whole milk}, {P warmed}
{Q 1} {U stick} {F cold butter}, {P cubed}
{Q 300} {U g} {F new potatoes}, {P scrubbed}
{Q 1} {U inch} {U piece} {F ginger}, {P peeled and grated}
{Q 1} {U tbsp} {F neutral oil}, {C such as} {A groundnut}
{F cooking spray}
{Q 85}{U g}/{Q 3}{U oz} {F caster sugar}
{Q 2} {U cups} {P peeled and diced} {F butternut squash}
{Q 1} {U package} ({Q 8} {U oz}) {F cream cheese}, {P softened}
{Q 1} {U tsp} {F baking powder}
{Q 4} {U slices} {F sourdough bread}, {P toasted}
{Q 1} {U lb} {F dried navy beans}, {P soaked overnight and drained}
{P freshly ground} {F nutmeg}
{Q 2} {U cups} {P shredded} {F rotisserie chicken}, {C skin discarded}
{Q 1} {F lime}, {P juiced}
{Q 3} {U tablespoons} {P chopped} {F fresh cilantro}, {P divided}
{Q 750}{U ml}/{Q 1 1/4} {U pints} {F hot beef stock}
{Q 1} {F egg white}, {P whisked until stiff}
{Q 2} {F celery} {U stalks}, {P finely diced}
{Q 1} {U cup} {F frozen peas}
{Q 1} {U small jar} {F roasted red peppers}, {P drained}
{Q 225} {U g} {F self-raising flour}, {P sifted}
{F icing sugar}, {C for dusting}
{Q 1} {U cup} {F long-grain white rice}, {P rinsed until the water runs clear}
{Q 2} {U tbsp} {F tahini}, {C well stirred}
{Q 1} {U tablespoon} {F soy sauce} or {A tamari} ({C for gluten free})
{Q 1} {S medium} {F fennel bulb}, {P trimmed and cut into wedges}, {C fronds reserved}
{Q 10} {F pitted dates}
{Q 1} {U dash} {F hot sauce}, {C optional}
{Q 1} {U kg} {F mussels}, {P cleaned and debearded}
{Q 4} {U oz} {F feta}, {P crumbled}
{Q 500} {U g} {F pork tenderloin}, {P cut across into} {Q 2} {U cm} {P slices}
{Q 1} {U cup} {F plain Greek yogurt}, {C full fat if possible}
{Q 2} {S large} {F sweet potatoes} ({C about} {Q 1} {U lb}), {P scrubbed}
{Q 2} {F bay leaves}
{Q 1/3} {U cup} {F raisins}, {A sultanas or dried cranberries}
{Q 1} {U bag} {F baby spinach} ({Q 5} {U oz})
{F flour}, {Q 2} {U cups}
{F butter} {Q 60} {U g}
{Q 1} {U pinch} of {F saffron threads}
{Q 1} {F garlic} {U clove}, {P minced}
{Q 2} {U tbsp} {P toasted} {F sesame seeds}, {C to garnish}
{Q 1} {U cup} ({Q 240} {U ml}) {F buttermilk}
{Q half} {F cucumber}, {P deseeded and sliced}
{Q a couple of} {F tomatoes}, {P chopped}
{Q 1} {S small} {U head} {F cauliflower}, {P broken into florets}
{Q 3} {U cups} {F bread cubes}, {C from a day-old loaf}
{Q 4} ({Q 5}-{U ounce}) {F salmon fillets}, {P skin on}
{Q 1} {U tub} {F ricotta} ({Q 250} {U g})
{Q 2} {F spring onions}, {P white and green parts sliced}
{Q 6} {U tbsp} {F cold water}
{Q 1} {U tsp} {F chili flakes}, {C or to taste}
{Q 1} {U cup} {F quinoa}, {P cooked according to the package}
{Q 2} {U cups} {F mixed berries} ({C such as} {A raspberries and blueberries})
{Q 1} {U 9-inch} {F pie crust}, {C store-bought or homemade}
{Q 1} {U tbsp} {F cornstarch}, {P mixed with} {Q 1} {U tbsp} {P water}
{Q 20}{U g}/{Q 3/4}{U oz} {F parmesan}, {P finely grated}, {C plus extra to serve}
{Q 2} {U tbsp} {F crisp}, {F fried shallots}
{C sauce}: {Q 2} {U tbsp} {F hoisin}
{Q 1} {F vanilla bean}, {P split lengthwise}
{Q 3} {U lb} {F crisp, tart apples}, {P peeled and cored}
{Q 1} {U cup} {P drained}, {P chopped} {F artichoke hearts}
{Q 1} {F whole chicken} ({C about} {Q 4} {U lb}), {P giblets removed}
{Q 8} {F corn tortillas}, {P warmed}
{Q 1/2} {U cup} {F smooth peanut butter}, {C at room temperature}
{Q 1} {U can} {F coconut milk}, {C shaken}
{Q 2} {U cups} {F rolled oats} ({C not instant})
{F fresh mint leaves}, {C for garnish}
{Q 1} {U tbsp} {F red or white wine vinegar}
{Q 2} {U heaped tbsp} {F cocoa powder}
{Q 1} {F ripe avocado}, {P stoned}, {P peeled and sliced}
{Q 14} {U oz} {F extra-firm tofu}, {P pressed and cubed}
{Q 2} {U tablespoons} {F maple syrup} or {A honey}
{Q 1} {F jalapeño}, {P seeded and minced}, {C optional}
{Q 3} to {Q 4} {U cups} {F kale}, {P ribs removed}, {P leaves shredded}
{Q 1} {U cup} {F sugar snap peas}, {P strings removed}
{Q 2} {U tsp} {F Dijon mustard}
{Q 6} {U rashers} {F streaky bacon}, {P rind removed}, {P chopped}
{Q 50} {U g} {F pine nuts}, {P toasted in a dry pan}
{Q 1} {U litre} {F water}
{Q 1/2} {F lemon}, {P zest and juice}
{Q 1} {U cup} {F canned pumpkin purée} ({C not pie filling})
{Q 2} {F eggs}, {C at room temperature}
{Q 350} {U g} {F penne}, {A rigatoni or other short pasta}
{Q 1} {S large} {F eggplant} ({Q 1 1/4} {U lb}), {P cut into} {Q 1}-{U inch} {P cubes}
{Q 2} {U cups} {F chicken stock}, {C preferably homemade}
{Q 1} {U tbsp} {P chopped} {F fresh rosemary} or {A} {Q 1} {U tsp} {A dried}
{Q 4} {U oz} {F prosciutto}, {P thinly sliced}
{Q 1} {U knob} of {F butter}
{Q 2} {F firm}, {F ripe pears}, {P cored}
{Q 1/4} {U cup} {P minced} {F red onion}
{Q 250} {U g} {F strawberries}, {P hulled}
{Q 2} {F limes}, {P cut into wedges}, {C to serve}
{Q 1} {U tsp} {F kosher salt}, {C plus more}
{Q 1} {U cup} {F panko}
{Q 9} {F lasagna noodles}, {P cooked}
{Q 1} {U tbsp} {F white miso}, {C available from Asian shops}
{Q 1} {F beef brisket}, {Q 3} {U kg}
{Q 1} {U bottle} {F light beer}
{Q 2} {U tbsp} {F fish sauce}
{Q 1} {U cup} {F heavy cream}, {P chilled}
{Q 4} {F flour tortillas} ({Q 8}-{U inch})
{Q 2} {U cups} {F broccoli} {U florets}, {P steamed}
{Q 3} {U tbsp} {F apricot jam}, {P warmed and sieved}
{Q 1} {F bay leaf}, {C fresh if you can get it}
{Q 1} {S large} {U bunch} {F asparagus}, {P woody ends snapped off}
{Q 2} {F plum tomatoes}, {P skinned}, {P seeded and chopped}
{Q 1} {U cup} {F red lentils}, {P picked over}
{Q 175} {U g} {F halloumi}, {P sliced}
{Q 60} {U ml} {F bourbon}, {C optional}
{Q 2} {U tsp} {P grated} {F orange zest}
{Q 1} {U ear} {F corn}, {P kernels cut off}
{Q 1} {U cup} {F hazelnuts}, {P skinned}
{Q 1} {U box} {F yellow cake mix}
{Q 3} {F anchovy fillets}, {P rinsed}
{Q 8} {F lamb chops}, {P frenched}
{Q 1} {F baguette}, {P split}
{Q 1} {U teaspoon} {F sugar}, {C or more if your tomatoes are sour}
{Q 1/2} {U cup} {F sour cream}, {A crème fraîche or plain yogurt}
{Q 2} {F leeks}, {C white part only}, {P sliced}
`
  .split('\n')
  .filter(Boolean)

export type Tag = 'Q' | 'U' | 'S' | 'F' | 'P' | 'A' | 'C' | 'O'
export type TaggedWord = { word: string; tag: Tag }

/** The words of a tagged line, punctuation among them, each with its tag. */
export function taggedWords(line: string): TaggedWord[] {
  const found: TaggedWord[] = []
  for (const [, tag, inside, outside] of line.matchAll(/\{([QUSFPAC]) ?([^{}]*)\}|([^{}]+)/g))
    for (const word of wordsIn(inside ?? outside ?? '')) found.push({ word, tag: (tag ?? 'O') as Tag })
  return found
}

export const plainOf = (line: string): string => line.replace(/\{[QUSFPAC] ?([^{}]*)\}/g, '$1')

export const wordsIn = (text: string): string[] =>
  text.toLowerCase().match(/\d+(?:[ /]\d+)*(?:\/\d+)?%?|[\p{L}'’]+|[,;:()/-]/gu) ?? []
