import type { BookDish } from '../../dish.ts'
import { african } from './african.ts'
import { africanGreensAndBeans } from './african-greens-and-beans.ts'
import { alPastorAsadoAndPepian } from './al-pastor-asado-and-pepian.ts'
import { americanPasta } from './american-pasta.ts'
import { arabRiceAndKoshari } from './arab-rice-and-koshari.ts'
import { arepasPupusasAndEmpanadas } from './arepas-pupusas-and-empanadas.ts'
import { bakedPasta } from './baked-pasta.ts'
import { beanPots } from './bean-pots.ts'
import { beefInGravy } from './beef-in-gravy.ts'
import { beefRoasts } from './beef-roasts.ts'
import { bigosKedgereeAndStamppot } from './bigos-kedgeree-and-stamppot.ts'
import { boereworsAndSavoryMince } from './boerewors-and-savory-mince.ts'
import { breadedEggplant } from './breaded-eggplant.ts'
import { britishBakes } from './british-bakes.ts'
import { britishPies } from './british-pies.ts'
import { burritosQuesadillasAndNachos } from './burritos-quesadillas-and-nachos.ts'
import { caribbeanBeef } from './caribbean-beef.ts'
import { caribbeanChickenPorkAndGoat } from './caribbean-chicken-pork-and-goat.ts'
import { caribbeanFishAndPelau } from './caribbean-fish-and-pelau.ts'
import { caribbeanRiceAndPlantain } from './caribbean-rice-and-plantain.ts'
import { centralEuropean } from './central-european.ts'
import { cheesesteakSkilletAndReubenCasserole } from './cheesesteak-skillet-and-reuben-casserole.ts'
import { chickenCasseroles } from './chicken-casseroles.ts'
import { chickenTendersAndWings } from './chicken-tenders-and-wings.ts'
import { chili } from './chili.ts'
import { chillaTheplaAndRagiDosa } from './chilla-thepla-and-ragi-dosa.ts'
import { chineseBeefAndPork } from './chinese-beef-and-pork.ts'
import { chineseChickenStirFries } from './chinese-chicken-stir-fries.ts'
import { chineseFishAndShrimp } from './chinese-fish-and-shrimp.ts'
import { chineseGlazedChicken } from './chinese-glazed-chicken.ts'
import { chineseNoodles } from './chinese-noodles.ts'
import { chineseRiceAndRolls } from './chinese-rice-and-rolls.ts'
import { chineseTofuEggsAndVegetables } from './chinese-tofu-eggs-and-vegetables.ts'
import { coddleBaconAndCabbageAndHotpot } from './coddle-bacon-and-cabbage-and-hotpot.ts'
import { coldLettuceWraps } from './cold-lettuce-wraps.ts'
import { cornAndPlantainCasseroles } from './corn-and-plantain-casseroles.ts'
import { creamyAndPestoPasta } from './creamy-and-pesto-pasta.ts'
import { creamyChicken } from './creamy-chicken.ts'
import { dalsKadhiAndMunggo } from './dals-kadhi-and-munggo.ts'
import { dinerAndPubPlates } from './diner-and-pub-plates.ts'
import { dominicanAndJamaican } from './dominican-and-jamaican.ts'
import { durbanCurryAndSouthIndianRice } from './durban-curry-and-south-indian-rice.ts'
import { enchiladasAndTostadas } from './enchiladas-and-tostadas.ts'
import { enchiladasVerdes } from './enchiladas-verdes.ts'
import { filipinoVegetablesAndSkillets } from './filipino-vegetables-and-skillets.ts'
import { fishCakesLobsterAndMussels } from './fish-cakes-lobster-and-mussels.ts'
import { fishFillets } from './fish-fillets.ts'
import { foilPackets } from './foil-packets.ts'
import { frenchBraises } from './french-braises.ts'
import { frenchFish } from './french-fish.ts'
import { friedCatfishAndChopSuey } from './fried-catfish-and-chop-suey.ts'
import { german } from './german.ts'
import { gnocchiRisottoAndPolenta } from './gnocchi-risotto-and-polenta.ts'
import { greek } from './greek.ts'
import { grilledAndGlazedChicken } from './grilled-and-glazed-chicken.ts'
import { groundBeefCasseroles } from './ground-beef-casseroles.ts'
import { groundBeefSkillets } from './ground-beef-skillets.ts'
import { guinnessStew } from './guinness-stew.ts'
import { haitianAndCameroonian } from './haitian-and-cameroonian.ts'
import { idliParathaAndPavBhaji } from './idli-paratha-and-pav-bhaji.ts'
import { indianChicken } from './indian-chicken.ts'
import { indianMeatFishAndEggs } from './indian-meat-fish-and-eggs.ts'
import { indianPulses } from './indian-pulses.ts'
import { indianRiceAndGriddle } from './indian-rice-and-griddle.ts'
import { indianVegetables } from './indian-vegetables.ts'
import { indonesianAndFilipino } from './indonesian-and-filipino.ts'
import { italianBraises } from './italian-braises.ts'
import { italianChicken } from './italian-chicken.ts'
import { japaneseGrilledAndFried } from './japanese-grilled-and-fried.ts'
import { japaneseNoodlesAndTofu } from './japanese-noodles-and-tofu.ts'
import { japaneseRiceSushiAndTuna } from './japanese-rice-sushi-and-tuna.ts'
import { japaneseRiceWithFish } from './japanese-rice-with-fish.ts'
import { koreanMeatAndStews } from './korean-meat-and-stews.ts'
import { koreanRiceAndNoodles } from './korean-rice-and-noodles.ts'
import { louisianaPots } from './louisiana-pots.ts'
import { malaysianAndHanoiNoodles } from './malaysian-and-hanoi-noodles.ts'
import { meatlessAmerican } from './meatless-american.ts'
import { meatloafAndMeatballs } from './meatloaf-and-meatballs.ts'
import { mediterraneanAndMoroccan } from './mediterranean-and-moroccan.ts'
import { mexicanBeef } from './mexican-beef.ts'
import { mexicanChickenAndFish } from './mexican-chicken-and-fish.ts'
import { mexicanGuisados } from './mexican-guisados.ts'
import { mexicanPorkAndMilanesa } from './mexican-pork-and-milanesa.ts'
import { middleEastern } from './middle-eastern.ts'
import { moongDalDosa } from './moong-dal-dosa.ts'
import { mushroomStroganoff } from './mushroom-stroganoff.ts'
import { nihariHaleemAndKottu } from './nihari-haleem-and-kottu.ts'
import { nopalTacos } from './nopal-tacos.ts'
import { paneerCurriesAndKeralaEggs } from './paneer-curries-and-kerala-eggs.ts'
import { pastaWithOilOrTomatoes } from './pasta-with-oil-or-tomatoes.ts'
import { pastiesAndWellington } from './pasties-and-wellington.ts'
import { peanutStirFry } from './peanut-stir-fry.ts'
import { peruvianAndArgentine } from './peruvian-and-argentine.ts'
import { peruvianAndTrinidadian } from './peruvian-and-trinidadian.ts'
import { peruvianCausaAndAnticuchos } from './peruvian-causa-and-anticuchos.ts'
import { piriPiriAndAfricanClassics } from './piri-piri-and-african-classics.ts'
import { pizzas } from './pizzas.ts'
import { pizzasOnOtherCrusts } from './pizzas-on-other-crusts.ts'
import { polloALaBrasaAndCazuela } from './pollo-a-la-brasa-and-cazuela.ts'
import { porkChopsAndSauerkraut } from './pork-chops-and-sauerkraut.ts'
import { porkRoastsAndRibs } from './pork-roasts-and-ribs.ts'
import { potAuFeuBlanquetteAndMoulesFrites } from './pot-au-feu-blanquette-and-moules-frites.ts'
import { poutineLocoMocoAndChimichangas } from './poutine-loco-moco-and-chimichangas.ts'
import { pulledChicken } from './pulled-chicken.ts'
import { quichesAndSavoryPies } from './quiches-and-savory-pies.ts'
import { roastChicken } from './roast-chicken.ts'
import { sheetPanDinners } from './sheet-pan-dinners.ts'
import { shrimp } from './shrimp.ts'
import { shrimpAndCauliflowerGrits } from './shrimp-and-cauliflower-grits.ts'
import { skilletChicken } from './skillet-chicken.ts'
import { softTofuStewAndKareKare } from './soft-tofu-stew-and-kare-kare.ts'
import { southAmericanPlates } from './south-american-plates.ts'
import { southAndWestAfrican } from './south-and-west-african.ts'
import { southernChicken } from './southern-chicken.ts'
import { spaghetti } from './spaghetti.ts'
import { spanish } from './spanish.ts'
import { spanishOctopusAndFabada } from './spanish-octopus-and-fabada.ts'
import { steaks } from './steaks.ts'
import { stews } from './stews.ts'
import { stewsOfChileAndTheTropics } from './stews-of-chile-and-the-tropics.ts'
import { stuffedChicken } from './stuffed-chicken.ts'
import { stuffedEggplantTomatoesAndMushrooms } from './stuffed-eggplant-tomatoes-and-mushrooms.ts'
import { stuffedVegetables } from './stuffed-vegetables.ts'
import { tacos } from './tacos.ts'
import { tamalesSopesAndBaleadas } from './tamales-sopes-and-baleadas.ts'
import { texMexCasserolesAndGuisada } from './tex-mex-casseroles-and-guisada.ts'
import { thaiAndIndonesianCurries } from './thai-and-indonesian-curries.ts'
import { thaiNoodlesAndStirFries } from './thai-noodles-and-stir-fries.ts'
import { thitKho } from './thit-kho.ts'
import { turkey } from './turkey.ts'
import { turkishRussianAndGeorgianDoughs } from './turkish-russian-and-georgian-doughs.ts'
import { vegetablesInPlaceOfPasta } from './vegetables-in-place-of-pasta.ts'
import { vietnamese } from './vietnamese.ts'
import { vitelloTonnatoAndFlammkuchen } from './vitello-tonnato-and-flammkuchen.ts'
import { zucchiniNoodlesAndSquashBoats } from './zucchini-noodles-and-squash-boats.ts'
import { zucchiniSliceRissolesAndGlamorganSausages } from './zucchini-slice-rissoles-and-glamorgan-sausages.ts'

export const mains: BookDish[] = [
  ...indianChicken,
  ...indianMeatFishAndEggs,
  ...indianPulses,
  ...indianVegetables,
  ...indianRiceAndGriddle,
  ...moongDalDosa,
  ...idliParathaAndPavBhaji,
  ...nihariHaleemAndKottu,
  ...grilledAndGlazedChicken,
  ...roastChicken,
  ...stuffedChicken,
  ...chickenTendersAndWings,
  ...southernChicken,
  ...creamyChicken,
  ...skilletChicken,
  ...chickenCasseroles,
  ...sheetPanDinners,
  ...foilPackets,
  ...turkey,
  ...meatloafAndMeatballs,
  ...groundBeefSkillets,
  ...groundBeefCasseroles,
  ...beefRoasts,
  ...steaks,
  ...beefInGravy,
  ...stews,
  ...dinerAndPubPlates,
  ...porkChopsAndSauerkraut,
  ...porkRoastsAndRibs,
  ...pulledChicken,
  ...centralEuropean,
  ...german,
  ...bigosKedgereeAndStamppot,
  ...stuffedVegetables,
  ...stuffedEggplantTomatoesAndMushrooms,
  ...beanPots,
  ...chili,
  ...americanPasta,
  ...meatlessAmerican,
  ...breadedEggplant,
  ...mushroomStroganoff,
  ...quichesAndSavoryPies,
  ...fishFillets,
  ...fishCakesLobsterAndMussels,
  ...shrimp,
  ...louisianaPots,
  ...pizzas,
  ...pizzasOnOtherCrusts,
  ...japaneseRiceSushiAndTuna,
  ...japaneseRiceWithFish,
  ...japaneseGrilledAndFried,
  ...japaneseNoodlesAndTofu,
  ...chineseGlazedChicken,
  ...chineseChickenStirFries,
  ...peanutStirFry,
  ...chineseBeefAndPork,
  ...chineseFishAndShrimp,
  ...chineseNoodles,
  ...chineseRiceAndRolls,
  ...chineseTofuEggsAndVegetables,
  ...tacos,
  ...nopalTacos,
  ...coldLettuceWraps,
  ...burritosQuesadillasAndNachos,
  ...enchiladasAndTostadas,
  ...enchiladasVerdes,
  ...mexicanBeef,
  ...mexicanPorkAndMilanesa,
  ...mexicanChickenAndFish,
  ...caribbeanBeef,
  ...caribbeanChickenPorkAndGoat,
  ...caribbeanRiceAndPlantain,
  ...southAmericanPlates,
  ...peruvianAndArgentine,
  ...arepasPupusasAndEmpanadas,
  ...spanish,
  ...italianChicken,
  ...italianBraises,
  ...bakedPasta,
  ...spaghetti,
  ...creamyAndPestoPasta,
  ...pastaWithOilOrTomatoes,
  ...vegetablesInPlaceOfPasta,
  ...zucchiniNoodlesAndSquashBoats,
  ...gnocchiRisottoAndPolenta,
  ...greek,
  ...middleEastern,
  ...mediterraneanAndMoroccan,
  ...african,
  ...frenchBraises,
  ...frenchFish,
  ...thaiAndIndonesianCurries,
  ...thaiNoodlesAndStirFries,
  ...indonesianAndFilipino,
  ...vietnamese,
  ...malaysianAndHanoiNoodles,
  ...koreanRiceAndNoodles,
  ...koreanMeatAndStews,
  ...softTofuStewAndKareKare,
  ...britishBakes,
  ...britishPies,
  ...pastiesAndWellington,
  ...southAndWestAfrican,
  ...peruvianAndTrinidadian,
  ...potAuFeuBlanquetteAndMoulesFrites,
  ...spanishOctopusAndFabada,
  ...vitelloTonnatoAndFlammkuchen,
  ...piriPiriAndAfricanClassics,
  ...caribbeanFishAndPelau,
  ...poutineLocoMocoAndChimichangas,
  ...arabRiceAndKoshari,
  ...turkishRussianAndGeorgianDoughs,
  ...tamalesSopesAndBaleadas,
  ...peruvianCausaAndAnticuchos,
  ...alPastorAsadoAndPepian,
  ...cornAndPlantainCasseroles,
  ...dalsKadhiAndMunggo,
  ...paneerCurriesAndKeralaEggs,
  ...chillaTheplaAndRagiDosa,
  ...filipinoVegetablesAndSkillets,
  ...durbanCurryAndSouthIndianRice,
  ...coddleBaconAndCabbageAndHotpot,
  ...zucchiniSliceRissolesAndGlamorganSausages,
  ...boereworsAndSavoryMince,
  ...guinnessStew,
  ...mexicanGuisados,
  ...dominicanAndJamaican,
  ...africanGreensAndBeans,
  ...stewsOfChileAndTheTropics,
  ...haitianAndCameroonian,
  ...polloALaBrasaAndCazuela,
  ...cheesesteakSkilletAndReubenCasserole,
  ...texMexCasserolesAndGuisada,
  ...friedCatfishAndChopSuey,
  ...shrimpAndCauliflowerGrits,
  ...thitKho,
]
