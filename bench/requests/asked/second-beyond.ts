import { english, free, type Row, spanish } from './row.ts'

/** Requests that cannot be met or read, some in languages we do not read. */
export const SECOND_BEYOND: readonly Row[] = [
  english('spaghetti with regular pasta, 0 carbs', { told: true }),
  english('lobster mac and cheese for someone with a shellfish allergy', { told: true }),
  english('prime rib roast in 5 minutes', { told: true }),
  english('jackalope stew with moon cheese', { told: true }),
  english('a loaf of white bread with 1 carb a slice', { told: true }),
  english('sushi with raw chicken', { told: true }),
  english('how many units of insulin should i take for a slice of pizza', { told: true }),
  english('hjkl qwrt zzpx', { told: true }),
  english('forgot my password', { told: true }),
  english('vegan bacon cheeseburger made with real beef', { told: true }),
  english('plain baked potato, 4g carbs', { told: true }),
  english('brisket in the microwave in ten minutes', { told: true }),
  spanish('arroz blanco con 2 gramos de carbohidratos', { told: true }),
  spanish('asdkj qwe rtty', { told: true }),
  free('fr', 'un gratin de courgettes pour quatre personnes, pauvre en glucides', { told: true }),
  free('de', 'ein schnelles Abendessen mit Hähnchen und Brokkoli ohne Nudeln', { told: true }),
  free('pt', 'quero um jantar com frango e abóbora para duas pessoas', { told: true }),
  free('it', 'vorrei una zuppa di ceci con pochi carboidrati per cena', { told: true }),
  free('zh', '低碳水的番茄炒蛋，两个人吃', { told: true }),
  free('hi', 'मधुमेह के लिए पालक की सब्ज़ी', { told: true }),
  free('ar', 'عشاء بالدجاج والخضار لمريض السكري', { told: true }),
  free('tl', 'gusto ko po ng ulam na manok at gulay na mababa sa asukal', { told: true }),
]
