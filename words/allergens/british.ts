import type { Holding } from './holding.ts'

/** Foods of Britain, Ireland, Australia and New Zealand. Sausages and puddings are bound with rusk, oats or barley there. */
export const BRITISH: Holding[] = [
  {
    holds: ['wheat'],
    en: `black pudding, blood pudding, white pudding, haggis, vegetarian haggis, faggot in gravy, pork faggot, chipolata,
      cumberland sausage, lincolnshire sausage, sausagemeat, saveloy, lorne sausage, square sausage,
      stornoway pudding, hog pudding`,
  },
  {
    holds: ['wheat'],
    en: `sausage roll, pasty, cornish pasty, pork pie, meat pie, steak pie, scotch pie, mince pie, suet pudding,
      steak and kidney pudding, steak and kidney pie, spotted dick, jam roly poly, bannock, damper, tattie scone,
      potato scone, potato farl, soda farl, soda bread, stottie, barm cake, bap, bridge roll, hot cross bun,
      malted loaf, granary loaf, bloomer loaf, farmhouse loaf, tin loaf, crusty loaf, loaf of bread, white loaf,
      brown loaf, goujon, crumbed, breadcrumbed, battered, twiglet, hobnob,  pot noodle, super noodle,
      oxo cube, bisto, piccalilli, dim sim, chiko roll, fairy bread, shreddy`,
  },
  {
    holds: ['gluten'],
    en: `bovril, branston pickle, hp sauce, daddies sauce, ready brek, flapjack, coco pops`,
  },
  {
    holds: ['wheat', 'dairy'],
    may: ['eggs'],
    en: `treacle tart, sticky toffee pudding,
      bread and butter pudding, trifle, welsh cake, bara brith, chelsea bun, teacake, tea cake,
      iced bun, scotch pancake, drop scone, pikelet, yorkshire pudding, toad in the hole, lamington,
      hedgehog slice, battenberg, victoria sponge, simnel cake,
      christmas pudding`,
  },
  {
    holds: ['wheat', 'dairy'],
    en: 'custard cream, jammie dodger, bourbon cream, tim tam, anzac biscuit, banoffee, eccles cake',
  },
  { holds: ['wheat', 'dairy'], may: ['eggs'], en: 'chicken kiev' },
  { holds: ['wheat'], may: ['dairy'], en: 'fruit pudding, clootie dumpling' },
  { holds: ['wheat', 'eggs'], en: 'scotch egg, jaffa cake, swiss roll, battenburg' },
  {
    holds: ['wheat', 'fish'],
    may: ['eggs', 'dairy'],
    en: `fish cake, fishcake, battered cod, battered fish, fish goujon`,
  },
  {
    holds: ['wheat', 'shellfish'],
    may: ['eggs', 'dairy'],
    en: 'crab cake, breaded scampi, whitby scampi',
  },
  { holds: ['wheat', 'shellfish'], may: ['eggs'], en: 'prawn toast' },
  { holds: ['gluten'], en: 'brown sauce', asBought: true },
  { holds: ['wheat', 'fish'], en: 'fish and chips', asBought: true },
  { holds: ['dairy', 'fish'], en: 'fish pie, cullen skink', asBought: true },
  { holds: ['dairy'], en: 'shepherd pie, cottage pie', asBought: true },
  { holds: ['dairy', 'eggs'], en: 'eton mess, lemon curd' },
  { holds: ['dairy', 'gluten'], en: 'malteser, maltesers' },
  // Some brands are bound with egg white, some with milk protein; people who make them at home know what is in them.
  {
    holds: ['wheat'],
    may: ['soy', 'eggs', 'dairy'],
    en: `vegetarian sausage, veggie sausage, vegan sausage,  meat free sausage, meatless sausage, plant based sausage,
      plant sausage, tofu sausage, soya sausage, richmond meat free,
      vegetarian burger, veggie burger, vegan burger, plant based burger, meat free burger, meatless burger,
      vegetarian meatball, veggie meatball, vegan meatball, meatless meatball, meat free meatball, veggie nugget,
      vegan nugget, vegetarian nugget, meatless nugget, vegan chicken, vegetarian chicken, plant based chicken,
      chicken style piece, veggie dog, vegan hot dog, vegetarian hot dog, veggie hot dog, meatless crumble,
      veggie crumble, veggie ground, vegetarian mince, veggie mince, meat free mince, vegan bacon, vegetarian bacon,
      veggie bacon, facon, vegan schnitzel, tofurky sausage`,
    es: 'salchicha vegetariana, salchicha vegana, hamburguesa vegetariana, hamburguesa vegana',
    asBought: true,
  },
]
