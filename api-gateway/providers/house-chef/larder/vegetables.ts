import { type Entry, entry } from './larder-entry.ts'

type Extra = Parameters<typeof entry>[5]
const v = (id: string, name: string, cut: string, ways: string, extra?: Extra) =>
  entry('vegetable', id, name, cut, ways, extra)
const leaf = (id: string, name: string, cut: string, ways: string, extra?: Extra) =>
  entry('leaf', id, name, cut, ways, extra)

export const vegetables: Entry[] = [
  v('broccoli', 'broccoli', 'cut into small florets', 'roast:20 fry:5 simmer:6 steam:5', { words: 'greens' }),
  v('broccolini', 'broccolini', 'trimmed', 'roast:15 steam:4', { unit: 'cup:60', fits: 'mijaf' }),
  v('cauliflower', 'cauliflower', 'cut into small florets', 'roast:25 fry:7 simmer:10 rice:6 bibim', {
    fits: 'miedtaf',
  }),
  v('brussels-sprouts', 'Brussels sprouts', 'trimmed and halved', 'roast:22', {
    fits: 'maif',
    words: 'sprouts',
  }),
  v('bell-pepper-red', 'red bell pepper', 'cut into strips', 'roast:20 fry:5 simmer:8 raw grill:10 dip', {
    unit: 'medium',
    one: 'red bell pepper',
    many: 'red bell peppers',
    title: 'Red Pepper',
    words: 'pepper,peppers,bell pepper,bell peppers,red pepper',
  }),
  v(
    'bell-pepper-yellow',
    'yellow bell pepper',
    'cut into strips',
    'roast:20 fry:5 simmer:8 raw grill:10 dip',
    {
      unit: 'medium',
      many: 'yellow bell peppers',
      title: 'Yellow Pepper',
      words: 'pepper,peppers,bell pepper,bell peppers',
    },
  ),
  v('bell-pepper-green', 'green bell pepper', 'diced', 'simmer:8 fry:5 hash:8', {
    unit: 'medium',
    many: 'green bell peppers',
    title: 'Green Pepper',
    fits: 'xad',
    words: 'pepper,peppers,bell pepper,bell peppers',
  }),
  v('zucchini', 'zucchini', 'sliced into half-moons', 'roast:18 fry:5 simmer:7 grill:8 hash:6 noodle:2', {
    unit: 'medium',
    words: 'courgette,courgettes',
    fits: 'miexaft',
  }),
  v('yellow-squash', 'yellow squash', 'sliced into half-moons', 'roast:18 fry:5 simmer:7 grill:8', {
    fits: 'miaxf',
    words: 'squash',
  }),
  v('eggplant', 'eggplant', 'cut into ¾-inch cubes', 'roast:28 simmer:18', {
    fits: 'mied',
    words: 'aubergine,aubergines,eggplants',
  }),
  v('cherry-tomatoes', 'cherry tomatoes', 'halved', 'roast:18 raw grill:6 dip pan:5', {
    fits: 'miexdaf',
    words: 'tomato,tomatoes',
  }),
  v('tomato', 'tomatoes', 'diced', 'raw simmer:10 pan:5', {
    unit: 'medium',
    one: 'tomato',
    many: 'tomatoes',
    fits: 'miedxaf',
    words: 'tomatoes',
  }),
  v('cremini-mushrooms', 'mushrooms', 'sliced', 'roast:20 fry:6 simmer:8 pan:6 hash:6', {
    fits: 'mijtaf',
    line: 'cremini mushrooms',
    words: 'mushroom,cremini',
  }),
  v('shiitake-mushrooms', 'shiitake mushrooms', 'stems removed, caps sliced', 'fry:5 simmer:8', {
    fits: 'jt',
    title: 'Shiitake',
    words: 'mushroom,mushrooms',
  }),
  v(
    'asparagus',
    'asparagus',
    'woody ends snapped off, cut into 2-inch lengths',
    'roast:12 fry:4 steam:4 pan:4 grill:6',
    {
      fits: 'mifja',
    },
  ),
  v('green-beans', 'green beans', 'trimmed and halved', 'roast:18 fry:5 simmer:8 steam:5', {
    words: 'beans',
  }),
  v('snow-peas', 'snow peas', 'strings pulled off', 'fry:3 raw', { fits: 'jt', unit: 'cup chopped' }),
  v('carrots', 'carrots', 'peeled and thinly sliced', 'roast:25 fry:6 simmer:12 dip', {
    unit: 'medium',
    one: 'carrot',
    many: 'carrots',
  }),
  v('celery', 'celery', 'sliced', 'simmer:10 raw dip', { fits: 'miaf', unit: 'stalk', line: 'celery' }),
  v('fennel-bulb', 'fennel', 'thinly sliced', 'roast:22 raw simmer:12', { fits: 'mif', line: 'fennel bulb' }),
  v('cucumber', 'cucumber', 'diced', 'raw dip', { fits: 'miedtjxaf' }),
  v('radishes', 'radishes', 'thinly sliced', 'raw dip', { fits: 'xajfm', unit: 'cup' }),
  v('cabbage', 'cabbage', 'finely shredded', 'fry:5 simmer:12 raw', {
    fits: 'jtxadfm',
    line: 'cabbage',
    words: 'cabbage',
  }),
  v('cabbage', 'cabbage', 'outer leaves', 'roll', { unit: 'lb', fits: 'am', words: 'cabbage' }),
  v('red-cabbage', 'red cabbage', 'finely shredded', 'raw fry:6', { fits: 'xtjaef', words: 'cabbage' }),
  v('napa-cabbage', 'napa cabbage', 'shredded', 'fry:4 simmer:5 raw', { fits: 'jt', words: 'cabbage' }),
  v('bok-choy', 'bok choy', 'cut into 1-inch pieces', 'fry:4 simmer:4', { fits: 'jt', words: 'pak choi' }),
  v('bean-sprouts', 'bean sprouts', 'rinsed', 'fry:2', { fits: 'jt' }),
  v('leek', 'leek', 'white and pale green parts, sliced and washed', 'simmer:10 pan:8', {
    unit: 'medium',
    many: 'leeks',
    fits: 'fami',
  }),
  v('okra', 'okra', 'tops trimmed, sliced', 'fry:8 simmer:12 roast:18', { fits: 'daex' }),
  v('turnip', 'turnips', 'peeled and cut into ½-inch cubes', 'roast:28 simmer:15 hash:14', {
    fits: 'faem',
    unit: 'cup',
    words: 'turnip',
  }),
  v('celeriac', 'celeriac', 'peeled and cut into ½-inch cubes', 'roast:28 simmer:15', {
    fits: 'fa',
    words: 'celery root',
  }),
  v('butternut-squash', 'butternut squash', 'peeled and cut into ½-inch cubes', 'roast:28 simmer:15', {
    fits: 'aemd',
    words: 'squash',
  }),
  v('artichoke-hearts', 'artichoke hearts', 'drained and quartered', 'raw simmer:6 roast:15', {
    fits: 'mi',
    title: 'Artichoke',
    words: 'artichoke,artichokes',
  }),
  v('roasted-red-peppers', 'roasted red peppers', 'drained and sliced', 'raw', { fits: 'mief' }),
  v('poblano-pepper', 'poblano pepper', 'cut into strips', 'fry:6 roast:20', {
    fits: 'x',
    unit: 'piece',
    many: 'poblano peppers',
    title: 'Poblano',
  }),
  v('jicama', 'jicama', 'peeled and cut into sticks', 'raw dip', { fits: 'x' }),
  v('daikon', 'daikon', 'peeled and cut into thin half-moons', 'simmer:10 raw', { fits: 'j' }),
  v('kohlrabi', 'kohlrabi', 'peeled and cut into sticks', 'dip raw', { fits: 'afd' }),
  leaf('spinach-raw', 'spinach', 'washed', 'wilt:2 raw', {
    unit: 'cup:30',
    fits: 'miedaftxj',
    line: 'spinach',
    words: 'greens,baby spinach,leafy greens',
  }),
  leaf('kale', 'kale', 'stems stripped, leaves torn', 'wilt:6 raw', {
    fits: 'miaefd',
    words: 'greens,leafy greens',
  }),
  leaf('swiss-chard', 'Swiss chard', 'stems and leaves sliced', 'wilt:5', {
    fits: 'mief',
    words: 'chard,greens',
  }),
  leaf('collard-greens', 'collard greens', 'stems removed, leaves shredded', 'wilt:8', {
    fits: 'ad',
    words: 'collards,greens',
  }),
  leaf('arugula', 'arugula', 'washed', 'raw', { fits: 'mife', words: 'rocket,greens' }),
  leaf('romaine-lettuce', 'romaine', 'torn into bite-size pieces', 'raw', {
    fits: 'mxaied',
    line: 'romaine lettuce',
    words: 'lettuce,greens',
  }),
  leaf('lettuce', 'lettuce', 'torn into bite-size pieces', 'raw', { fits: 'afjtmd', words: 'greens,salad' }),
  leaf('watercress', 'watercress', 'thick stems removed', 'raw', { fits: 'fj', words: 'greens' }),
]
