import { type Entry, entry } from './larder-entry.ts'

type Extra = Parameters<typeof entry>[5]
const grain = (id: string, name: string, ways: string, extra?: Extra) =>
  entry('carbohydrate', id, name, '', ways, extra)
const canned = (...of: Parameters<typeof grain>): Entry => ({ ...grain(...of), cut: 'drained and rinsed' })
const fruit = (id: string, name: string, cut: string, ways: string, extra?: Extra) =>
  entry('fruit', id, name, cut, ways, extra)
const nut = (id: string, name: string, cut: string, extra?: Extra) =>
  entry('nut', id, name, cut, 'topping', { unit: 'tbsp', ...extra })
const dairy = (id: string, name: string, cut: string, ways: string, extra?: Extra) =>
  entry('dairy', id, name, cut, ways, extra)

/** Cooked weights throughout: leftovers, a pouch or a pot cooked alongside. */
export const carbohydrates: Entry[] = [
  grain('quinoa-cooked', 'quinoa', 'side stuff bowl', {
    line: 'cooked quinoa',
    words: 'grains',
    fits: 'miexadf',
  }),
  grain('rice-brown-cooked', 'brown rice', 'side stuff bowl bibim', {
    line: 'cooked brown rice',
    words: 'rice,grains',
    fits: 'jtdxa',
  }),
  grain('wild-rice-cooked', 'wild rice', 'side stuff bowl', {
    line: 'cooked wild rice',
    words: 'rice,grains',
    fits: 'af',
  }),
  grain('rice-basmati-cooked', 'basmati rice', 'side', {
    line: 'cooked basmati rice',
    words: 'rice',
    fits: 'de',
  }),
  grain('barley-cooked', 'barley', 'side bowl soup stuff', {
    line: 'cooked pearl barley',
    words: 'grains,pearl barley',
    fits: 'mfaie',
  }),
  grain('bulgur-cooked', 'bulgur', 'side bowl stuff', {
    line: 'cooked bulgur',
    words: 'grains,bulgur wheat',
    fits: 'me',
  }),
  grain('farro-cooked', 'farro', 'side bowl soup', { line: 'cooked farro', words: 'grains', fits: 'mi' }),
  grain('buckwheat-cooked', 'buckwheat', 'side bowl', {
    line: 'cooked buckwheat groats',
    words: 'grains',
    fits: 'jaf',
  }),
  grain('lentils-cooked', 'lentils', 'side bowl stuff soup', {
    line: 'cooked lentils',
    words: 'lentil',
    fits: 'miedf',
    title: 'Lentils',
  }),
  canned('chickpeas', 'chickpeas', 'side bowl soup', {
    line: 'canned chickpeas',
    words: 'chickpea,beans',
    fits: 'mied',
  }),
  canned('white-beans', 'white beans', 'side bowl soup', {
    line: 'canned white beans',
    words: 'beans,cannellini',
    fits: 'mifa',
  }),
  canned('black-beans', 'black beans', 'side bowl stuff soup', {
    line: 'canned black beans',
    words: 'beans',
    fits: 'x',
  }),
  grain('hominy', 'hominy', 'pozole', { line: 'canned hominy', words: 'corn', fits: 'x' }),
  grain('sweet-potato', 'sweet potato', 'roastside soup hash', {
    unit: 'medium',
    many: 'sweet potatoes',
    words: 'sweet potatoes',
    fits: 'axetdm',
  }),
  grain('soba-cooked', 'soba noodles', 'noodle', {
    line: 'cooked soba noodles',
    words: 'noodles,soba',
    fits: 'j',
  }),
  grain('rice-noodles-cooked', 'rice noodles', 'noodle', {
    line: 'cooked rice noodles',
    words: 'noodles',
    fits: 'tj',
  }),
  grain('glass-noodles', 'glass noodles', 'dryglass', { words: 'noodles', fits: 'tj' }),
  grain('shirataki', 'shirataki noodles', 'noodle', { words: 'noodles', fits: 'tj', title: 'Shirataki' }),
  grain('pasta-whole-wheat-cooked', 'whole wheat pasta', 'pasta', {
    line: 'cooked whole wheat pasta',
    words: 'pasta',
    fits: 'mi',
  }),
  grain('gluten-free-pasta-cooked', 'gluten-free pasta', 'pasta', {
    line: 'cooked gluten-free pasta',
    words: 'pasta',
    fits: 'mi',
  }),
  grain('bread-pumpernickel', 'pumpernickel', 'toast', { unit: 'slice', words: 'bread,rye bread' }),
  grain('bread-rye', 'rye bread', 'toast', { unit: 'slice', words: 'bread,toast' }),
  grain('bread-sprouted', 'sprouted grain bread', 'toast', { unit: 'slice', words: 'bread,toast' }),
  grain('bread-gluten-free', 'gluten-free bread', 'toast', {
    unit: 'slice',
    words: 'bread,toast',
    title: 'Gluten-Free Bread',
  }),
  grain('tortilla-corn', 'corn tortillas', 'taco', {
    unit: 'piece',
    one: 'corn tortilla',
    many: 'corn tortillas',
    words: 'tortilla,tortillas',
    fits: 'x',
  }),
  grain('tortilla-whole-wheat', 'whole wheat tortillas', 'wrap', {
    unit: 'small',
    one: 'whole wheat tortilla',
    many: 'whole wheat tortillas',
    words: 'tortilla,tortillas,wrap',
    fits: 'xma',
  }),
  grain('oats-rolled', 'rolled oats', 'oats', { words: 'oats,oatmeal,porridge' }),
  grain('oats-rolled-gluten-free', 'gluten-free rolled oats', 'oats', {
    words: 'oats,oatmeal,porridge',
    title: 'Gluten-Free Oats',
  }),
  grain('oats-steel-cut', 'steel-cut oats', 'steeloats', { words: 'oats,oatmeal' }),
]

export const fruits: Entry[] = [
  fruit('raspberries', 'raspberries', '', 'fresh warm:5 bake berry', {
    words: 'berries,raspberry',
    title: 'Raspberry',
  }),
  fruit('blackberries', 'blackberries', '', 'fresh warm:5 bake berry', {
    words: 'berries,blackberry',
    title: 'Blackberry',
  }),
  fruit('strawberries', 'strawberries', 'hulled and sliced', 'fresh warm:5 bake berry', {
    words: 'berries,strawberry',
    title: 'Strawberry',
  }),
  fruit('blueberries', 'blueberries', '', 'fresh warm:5 bake berry', {
    words: 'berries,blueberry',
    title: 'Blueberry',
  }),
  fruit('apple', 'apple', 'cored and diced', 'bake whole porridge slice poach', {
    unit: 'medium',
    many: 'apples',
    words: 'apples',
  }),
  fruit('pear', 'pear', 'cored and diced', 'bake whole porridge slice poach', {
    unit: 'medium',
    many: 'pears',
    words: 'pears',
  }),
  fruit('peach', 'peach', 'pitted and sliced', 'fresh bake poach', {
    unit: 'medium',
    many: 'peaches',
    words: 'peaches',
  }),
  fruit('cherries', 'cherries', 'pitted', 'fresh bake warm:6', { words: 'cherry', title: 'Cherry' }),
  fruit('rhubarb', 'rhubarb', 'cut into ½-inch pieces', 'bake', {}),
  fruit('kiwi', 'kiwi', 'peeled and sliced', 'fresh', { unit: 'medium', many: 'kiwis', words: 'kiwis' }),
  fruit('orange', 'orange', 'peeled and sliced', 'fresh', {
    unit: 'small',
    many: 'oranges',
    words: 'oranges',
  }),
  fruit('avocado', 'avocado', 'ripe', 'avocado', {
    unit: 'medium',
    many: 'avocados',
    words: 'avocados',
  }),
]

export const toppings: Entry[] = [
  nut('almonds', 'almonds', 'chopped', { words: 'nuts,almond', title: 'Almond' }),
  nut('walnuts', 'walnuts', 'chopped', { words: 'nuts,walnut', title: 'Walnut' }),
  nut('pecans', 'pecans', 'chopped', { words: 'nuts,pecan', title: 'Pecan' }),
  nut('hazelnuts', 'hazelnuts', 'chopped', { words: 'nuts,hazelnut', title: 'Hazelnut' }),
  nut('pistachios', 'pistachios', 'chopped', { words: 'nuts,pistachio', title: 'Pistachio' }),
  nut('pumpkin-seeds', 'pumpkin seeds', '', { words: 'seeds,pepitas', title: 'Pumpkin Seed' }),
  nut('sunflower-seeds', 'sunflower seeds', '', { words: 'seeds', title: 'Sunflower Seed' }),
  nut('coconut-shredded', 'shredded coconut', '', {
    line: 'unsweetened shredded coconut',
    words: 'coconut',
    title: 'Coconut',
  }),
]

export const dairies: Entry[] = [
  dairy('greek-yogurt', 'Greek yogurt', '', 'yogurt sauce', { words: 'yogurt,yoghurt,greek yoghurt' }),
  dairy('cottage-cheese', 'cottage cheese', '', 'yogurt cottage', { words: 'cheese' }),
  dairy('ricotta', 'ricotta', '', 'cottage dessert', { words: 'cheese' }),
  dairy('feta', 'feta', 'crumbled', 'crumble melt', { words: 'cheese', fits: 'mei' }),
  dairy('goat-cheese', 'goat cheese', 'crumbled', 'crumble melt', {
    words: 'cheese,goat cheese',
    fits: 'mfia',
  }),
  dairy('cheddar', 'cheddar', 'grated', 'melt', { words: 'cheese', fits: 'ax', line: 'cheddar cheese' }),
  dairy('gruyere', 'Gruyère', 'grated', 'melt', { words: 'cheese,gruyere', fits: 'f' }),
  dairy('mozzarella', 'mozzarella', 'grated', 'melt', { words: 'cheese', fits: 'im' }),
  dairy('parmesan', 'Parmesan', 'finely grated', 'crumble melt', { words: 'cheese', fits: 'if' }),
  dairy('queso-fresco', 'queso fresco', 'crumbled', 'crumble', { words: 'cheese', fits: 'x' }),
  dairy('monterey-jack', 'Monterey Jack', 'grated', 'melt', { words: 'cheese', fits: 'xa' }),
]

export const milks: Entry[] = [
  entry('milk', 'almond-milk', 'almond milk', '', 'pour', { line: 'unsweetened almond milk', words: 'milk' }),
  entry('milk', 'soy-milk-unsweetened', 'soy milk', '', 'pour', {
    line: 'unsweetened soy milk',
    words: 'milk',
  }),
  entry('milk', 'milk-2', 'milk', '', 'pour', { line: '2% milk', words: 'milk' }),
  entry('milk', 'coconut-milk-drink', 'coconut milk', '', 'pour', {
    line: 'coconut milk beverage',
    words: 'milk,coconut',
  }),
]
