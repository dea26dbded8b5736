/** Foods and drinks that people ask for and we have no figures for: the person is told so, wherever they stand in a text. */
export const FOODS_TOLD: readonly string[] =
  `gin, gin and tonic, gin tonic, vermouth, vermut, schnapps, absinthe, sambuca, ouzo, raki, moonshine, baijiu, soju, grappa, aquavit, pisco, aguardiente, cachaca, caipirinha, limoncello,
  amaretto, campari, aperol, aperol spritz, jagermeister, pimms, moon cheese, hard seltzer, white claw, shandy, radler, michelada, kombucha, kvass, tepache, pulque, chicha, yerba mate, red bull,
  energy drink, bubble tea, boba tea, boba, durian, okroshka, chicken feet, duck tongue, frog legs, escargot, escargots, grasshoppers, mealworms, cuy, mielie pap, mealie pap, mieliepap, krummelpap`.split(
    /,\s*/,
  )

/** Animals that are no usual food: told if their meat is asked for ("dragon meat", "kangaroo stew"), not in "dragon fruit". */
export const ANIMALS_TOLD: ReadonlySet<string> = new Set(
  `dragon dinosaur dinosaurio unicorn unicornio mammoth mamut kangaroo canguro crocodile cocodrilo alligator caiman camel camello llama alpaca whale ballena seal foca turtle tortuga moose alce reindeer
  caribou emu zebra cebra giraffe jirafa lion leon tiger tigre bear oso beaver squirrel ardilla raccoon possum armadillo iguana snake serpiente vibora rattlesnake lizard monkey mono horse caballo donkey
  burro dog perro cat gato shark tiburon dolphin delfin swan peacock pavo-real hedgehog guinea-pig capybara carpincho phoenix griffin yeti jackalope centaur mermaid sirena minotaur hippogriff`.split(
    /\s+/,
  ),
)

/** What is made of an animal. */
export const OF_ANIMAL: ReadonlySet<string> = new Set(
  'meat mince steak steaks burger burgers stew chili curry roast ribs fillet fillets tail jerky tacos soup sausage sausages chops loin leg legs wings kebabs | milk eggs'.split(
    ' ',
  ),
)
