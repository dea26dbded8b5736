import { type Entry, entry } from './larder-entry.ts'

type Extra = Parameters<typeof entry>[5]
const lb =
  (kind: Parameters<typeof entry>[0]) =>
  (id: string, name: string, cut: string, ways: string, extra?: Extra) =>
    entry(kind, id, name, cut, ways, { unit: 'lb', ...extra })
const poultry = lb('poultry')
const fish = lb('fish')
const shellfish = lb('shellfish')
const meat = lb('meat')
const mince = lb('mince')
const tofu = lb('tofu')
const pulse = (id: string, name: string, ways: string, extra?: Extra) =>
  entry('pulse', id, name, 'drained and rinsed', ways, extra)

/** Minutes are for pieces cut as stated here; ways name the techniques that fit. */
export const proteins: Entry[] = [
  poultry('chicken-breast', 'chicken', 'cut into 1-inch pieces', 'roast:17 fry:6 simmer:12 skewer:12 pan:9', {
    words: 'chicken,poultry,chicken breast,chicken breasts',
  }),
  poultry(
    'chicken-thigh',
    'chicken',
    'boneless, skinless, cut into 1-inch pieces',
    'roast:21 fry:8 simmer:18 skewer:14 braise:35 tagine:35',
    {
      words: 'chicken,poultry,chicken thigh,chicken thighs',
      line: 'chicken thighs',
    },
  ),
  poultry('chicken-breast-cooked', 'chicken', 'shredded', 'cold', {
    words: 'chicken,poultry,leftover chicken',
    line: 'cooked chicken breast',
    fits: 'mexajtid',
  }),
  poultry('turkey-breast', 'turkey', 'cut into thin strips', 'fry:6 simmer:12 pan:10', {
    words: 'turkey,poultry',
    fits: 'axjtmi',
  }),
  poultry('turkey-breast-cooked', 'turkey', 'sliced', 'cold', {
    words: 'turkey,poultry,leftover turkey',
    line: 'cooked turkey breast',
    fits: 'amxf',
  }),
  fish('salmon', 'salmon', 'in portions, pin bones removed', 'roast:13 parcel:15 pan:8 soft:6', {
    line: 'salmon fillet',
    words: 'fish',
    fits: 'mjfadte',
  }),
  fish('cod', 'cod', 'in portions', 'roast:13 parcel:15 pan:8 poach:8 soft:6', {
    line: 'cod fillet',
    words: 'fish,white fish',
    fits: 'mifaedt',
  }),
  fish('halibut', 'halibut', 'in portions', 'roast:14 parcel:15 pan:8', {
    words: 'fish,white fish',
    fits: 'mfai',
  }),
  fish('tilapia', 'tilapia', 'in portions', 'roast:11 pan:6 parcel:13', {
    words: 'fish,white fish',
    fits: 'xamt',
  }),
  fish('trout', 'trout', 'in fillets', 'roast:11 pan:6 parcel:13', { words: 'fish', fits: 'famj' }),
  fish('sea-bass', 'sea bass', 'in fillets', 'roast:12 parcel:14 pan:7', {
    words: 'fish,white fish',
    fits: 'mitj',
  }),
  fish('tuna-canned-water', 'tuna', 'drained and flaked', 'cold', {
    line: 'canned tuna',
    words: 'fish,tuna,canned tuna',
    fits: 'miaf',
  }),
  fish('salmon-canned', 'salmon', 'drained and flaked', 'cold patty:10', {
    line: 'canned salmon',
    words: 'fish,salmon',
    fits: 'maf',
  }),
  fish('sardines-canned', 'sardines', 'drained', 'cold', {
    line: 'canned sardines',
    words: 'fish,sardine',
    fits: 'mi',
  }),
  fish('smoked-salmon', 'smoked salmon', 'cut into ribbons', 'cold', { words: 'fish,salmon', fits: 'fa' }),
  shellfish('shrimp', 'shrimp', 'peeled and deveined', 'roast:8 fry:4 simmer:4 skewer:6 pan:4', {
    words: 'prawn,prawns,seafood,shellfish',
    fits: 'mixtdja',
  }),
  shellfish('shrimp-cooked', 'shrimp', 'peeled', 'cold', {
    line: 'cooked shrimp',
    words: 'prawn,prawns,seafood,shellfish',
    fits: 'xtja',
  }),
  shellfish('scallops', 'scallops', 'patted very dry', 'pan:4', { words: 'seafood,shellfish', fits: 'fim' }),
  meat('beef-sirloin', 'beef', 'sliced thinly across the grain', 'fry:4 skewer:8', {
    line: 'beef sirloin steak',
    words: 'beef,steak,meat,red meat',
    fits: 'jtxmaed',
  }),
  meat('beef-flank', 'steak', 'in one piece', 'steak:10', {
    line: 'flank steak',
    words: 'beef,steak,meat,red meat',
    fits: 'xmafi',
  }),
  meat('beef-stew', 'beef', 'cut into 1-inch cubes', 'braise:105 tagine:100', {
    line: 'beef stew meat',
    words: 'beef,meat,red meat',
    fits: 'famied',
  }),
  meat('pork-tenderloin', 'pork', 'sliced ½ inch thick', 'fry:6 roast:13 skewer:12 pan:6', {
    line: 'pork tenderloin',
    words: 'pork,meat',
    fits: 'ajtfxm',
  }),
  meat('pork-chop', 'pork chops', 'about 1 inch thick', 'pan:12', {
    words: 'pork,meat,pork chop',
    fits: 'afmi',
  }),
  meat('lamb-leg', 'lamb', 'cut into 1-inch cubes', 'skewer:10 braise:90 tagine:85', {
    line: 'leg of lamb',
    words: 'lamb,meat,red meat',
    fits: 'emdf',
  }),
  meat('italian-sausage', 'sausage', 'sliced 1 inch thick', 'roast:20', {
    fits: 'iamx',
    words: 'sausages,sausage,pork,meat',
  }),
  poultry('turkey-sausage', 'turkey sausage', 'sliced 1 inch thick', 'roast:20', {
    fits: 'iamx',
    words: 'sausages,sausage,turkey',
  }),
  meat('bacon', 'bacon', '', 'crisp', { unit: 'slice', line: 'bacon', fits: 'aifmx' }),
  meat('turkey-bacon', 'turkey bacon', '', 'crisp', { unit: 'slice', fits: 'aifmx' }),
  meat('ham', 'ham', 'diced', 'crisp', { fits: 'afimx' }),
  mince('ground-turkey', 'turkey', '', 'brown:8 patty:12 ball:18', {
    line: 'ground turkey',
    words: 'turkey,ground turkey,poultry,minced turkey',
    title: 'Turkey',
    fits: 'axjtime',
  }),
  mince('ground-chicken', 'chicken', '', 'brown:8 patty:12 ball:18', {
    line: 'ground chicken',
    words: 'chicken,ground chicken,poultry',
    fits: 'axjtime',
  }),
  mince('ground-beef-lean', 'beef', '', 'brown:8 patty:10 ball:18', {
    line: 'extra-lean ground beef',
    words: 'beef,ground beef,minced beef,mince,meat,red meat',
    fits: 'axiemd',
  }),
  mince('lamb-ground', 'lamb', '', 'brown:8 patty:10 ball:18', {
    line: 'ground lamb',
    words: 'lamb,ground lamb,meat,red meat,mince',
    fits: 'emd',
  }),
  mince('ground-pork', 'pork', '', 'brown:8 ball:18', {
    line: 'ground pork',
    words: 'pork,ground pork,meat,mince',
    fits: 'jti',
  }),
  entry('egg', 'egg', 'eggs', '', 'whole boil:10 soft:6', {
    unit: 'large',
    one: 'egg',
    many: 'eggs',
    line: 'eggs',
    title: 'Egg',
    words: 'egg,eggs',
  }),
  tofu(
    'tofu-firm',
    'tofu',
    'pressed and cut into ¾-inch cubes',
    'roast:25 fry:8 simmer:10 skewer:12 crumble:7 pan:8 brown:6 soft:3',
    { line: 'firm tofu', words: 'tofu,bean curd', fits: 'jtdemxa' },
  ),
  tofu('tempeh', 'tempeh', 'cut into ½-inch cubes', 'fry:8 roast:20 brown:8 simmer:12', {
    fits: 'jtxa',
    unit: 'lb',
  }),
  entry('pulse', 'edamame', 'edamame', 'shelled and cooked', 'cold fry:3 simmer:4', {
    fits: 'jt',
    words: 'soybeans',
  }),
  entry('cheese', 'halloumi', 'halloumi', 'sliced', '', { fits: 'me' }),
  pulse('chickpeas', 'chickpeas', 'roast:25 simmer:15 cold brown:6 fry:6 tagine:25 ful pan:6', {
    line: 'canned chickpeas',
    title: 'Chickpea',
    words: 'chickpea,beans,garbanzo beans',
    fits: 'miedaf',
  }),
  pulse('black-beans', 'black beans', 'simmer:15 cold brown:6', {
    line: 'canned black beans',
    title: 'Black Bean',
    words: 'beans,black bean',
    fits: 'xa',
  }),
  pulse('white-beans', 'white beans', 'simmer:15 cold brown:6 pan:6', {
    line: 'canned white beans',
    title: 'White Bean',
    words: 'beans,cannellini',
    fits: 'mifa',
  }),
  pulse('kidney-beans', 'kidney beans', 'simmer:15 cold', {
    line: 'canned kidney beans',
    title: 'Kidney Bean',
    words: 'beans',
    fits: 'xad',
  }),
  pulse('butter-beans', 'butter beans', 'simmer:12 cold', {
    line: 'canned butter beans',
    title: 'Butter Bean',
    words: 'beans,lima beans',
    fits: 'mifa',
  }),
  pulse('lentils-cooked', 'lentils', 'simmer:10 cold brown:5', {
    line: 'cooked lentils',
    title: 'Lentil',
    words: 'lentil',
    fits: 'miedfa',
  }),
  pulse('fava-beans', 'fava beans', 'ful', {
    line: 'canned fava beans',
    title: 'Fava Bean',
    words: 'beans,broad beans',
    fits: 'em',
  }),
  pulse('red-lentils-dry', 'red lentils', 'wot:20', {
    line: 'dried red lentils',
    title: 'Red Lentil',
    words: 'lentil,lentils',
    fits: 'ed',
  }),
  entry('seed', 'hemp-seeds', 'hemp seeds', '', 'cold', { unit: 'tbsp', words: 'seeds', title: 'Hemp Seed' }),
  entry('seed', 'pumpkin-seeds', 'pumpkin seeds', 'toasted', 'cold', {
    unit: 'tbsp',
    words: 'seeds,pepitas',
    fits: 'xaemi',
  }),
].filter((one) => one.food.per100g.carbs !== null)
