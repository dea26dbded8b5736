import type { Holding } from './holding.ts'

/** Foods and dishes that contain several allergens. */
export const COMPOSED: Holding[] = [
  {
    holds: ['dairy', 'eggs', 'fish'],
    en: `caesar dressing, caesar salad`,
  },
  {
    holds: ['dairy', 'eggs', 'wheat'],
    en: `brioche, tiramisu, panettone`,
  },
  {
    holds: ['dairy', 'eggs', 'wheat'],
    en: `muffin, cake, waffle, pancake, cupcake, brownie`,
    asBought: true,
  },
  {
    holds: ['dairy', 'eggs'],
    en: `cheesecake, custard, ranch dressing, hollandaise, bearnaise, quiche, carbonara, semifreddo, eggnog, ranch`,
  },
  {
    holds: ['dairy', 'fish'],
    en: 'green goddess',
  },
  {
    holds: ['dairy', 'gluten'],
    en: 'ovaltine',
  },
  {
    holds: ['dairy', 'soy'],
    en: 'chocolate hazelnut spread',
  },
  {
    holds: ['dairy', 'wheat'],
    en: `malted milk, bechamel, croissant, naan, shortbread, horlicks, spanakopita, tiropita`,
  },
  {
    holds: ['dairy', 'wheat'],
    en: `lasagna, lasagne`,
    asBought: true,
  },
  {
    holds: ['eggs', 'soy', 'sesame'],
    en: 'bibimbap',
  },
  {
    holds: ['eggs', 'soy'],
    en: 'oyakodon',
  },
  {
    holds: ['eggs', 'wheat', 'shellfish', 'fish'],
    en: `surimi, imitation crab, crab stick, krab`,
    es: 'gula del norte, gulas al ajillo',
  },
  {
    holds: ['eggs', 'wheat'],
    en: `challah, french toast, sponge cake, ladyfinger, savoiardi, wonton, egg roll, eggroll, spaetzle, tempura, popover,
      yorkshire pudding, toad in the hole, matzo ball, babka, profiterole, choux, eclair, gougere, beignet, madeleine,
      spatzle, sponge finger`,
  },
  {
    holds: ['eggs', 'wheat'],
    en: `cookie, donut, bread pudding, meatball`,
    asBought: true,
  },
  {
    holds: ['fish', 'sesame'],
    en: 'furikake',
  },
  {
    holds: ['nuts', 'dairy', 'eggs'],
    en: 'nougat',
  },
  {
    holds: ['nuts', 'gluten'],
    en: 'granola',
  },
  {
    holds: ['nuts', 'sesame'],
    en: 'dukkah',
  },
  {
    holds: ['nuts', 'wheat'],
    en: 'muesli',
  },
  {
    holds: ['peanuts', 'eggs', 'fish'],
    en: 'pad thai',
  },
  {
    holds: ['peanuts', 'shellfish', 'fish'],
    en: 'som tam',
  },
  {
    holds: ['peanuts', 'soy', 'sesame'],
    en: `chili crisp, chili crunch`,
  },
  {
    holds: ['peanuts', 'soy'],
    en: `lao gan ma, kung pao`,
  },
  {
    holds: ['shellfish', 'fish'],
    en: `seafood, xo sauce, bouillabaisse, cioppino, kimchi, tom yum paste`,
  },
  // Nearly always made with imitation crab, which is bound with egg white and starch.
  { holds: ['shellfish', 'fish'], may: ['eggs', 'wheat'], en: 'california roll' },
  {
    holds: ['shellfish', 'fish'],
    en: `paella, tom yum, seafood boil`,
    asBought: true,
  },
  { holds: ['shellfish'], en: 'clamato' },
  {
    holds: ['soy', 'sesame'],
    en: 'japchae',
  },
  {
    holds: ['soy', 'wheat', 'sesame'],
    en: 'hoisin',
  },
  {
    holds: ['soy', 'wheat', 'shellfish'],
    en: 'oyster sauce',
  },
  {
    holds: ['soy', 'wheat'],
    en: `shoyu, teriyaki, ponzu, gochujang, doenjang, ssamjang, doubanjiang, yakisoba, kecap manis, maggi, kikkoman,
      chili bean paste, chili bean sauce, toban djan, korean chili paste, satay sauce`,
  },
  {
    holds: ['tree-nuts', 'dairy', 'soy'],
    en: 'nutella',
  },
  {
    holds: ['tree-nuts', 'dairy'],
    en: 'pesto',
  },
  {
    holds: ['tree-nuts', 'eggs'],
    en: `macaron, financier, dacquoise, joconde`,
  },
  {
    holds: ['tree-nuts', 'sesame'],
    abroad: 'tarator',
  },
  {
    holds: ['tree-nuts', 'wheat'],
    en: `baklava, stollen`,
  },
  {
    holds: ['wheat', 'fish'],
    en: `seafood stick, fish finger, fish stick`,
  },
]
