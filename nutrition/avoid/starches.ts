import type { FoodClass } from './food-class.ts'

/** What carries most of the carbohydrate. */
export const STARCHES: FoodClass[] = [
  {
    names: 'rice',
    words: [
      {
        terms:
          'rice, risotto, sushi, arborio, basmati, paella, biryani, pilaf, pilau, congee, jambalaya, donburi, onigiri, arancini, horchata, rice noodle, dolma',
        harmless:
          'cauliflower rice, broccoli rice, konjac rice, rice vinegar, rice wine vinegar, rice wine, rice cooker, rice paper, shirataki rice',
      },
    ],
  },
  {
    names: 'pasta, noodle',
    words: [
      {
        terms:
          'pasta, spaghetti, noodle, penne, fusilli, macaroni, linguine, fettuccine, lasagna, orzo, rigatoni, rotini, ravioli, ramen, udon, soba',
        harmless:
          'spaghetti squash, zucchini noodle, courgette noodle, pasta water, carrot noodle, cucumber noodle',
      },
    ],
  },
]
