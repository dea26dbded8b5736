/** A language we cannot read yet: how to recognize it, and one sentence in it that says so. */
export type Foreign = {
  /** BCP 47. */
  code: string
  /** Its script, if that alone identifies it. */
  script?: RegExp
  /** Frequent words that exist in neither English nor Spanish, without accents. */
  words: ReadonlySet<string>
  sentence: string
}

const of = (text: string): ReadonlySet<string> => new Set(text.split(' '))

export const LANGUAGES: Foreign[] = [
  {
    code: 'fr',
    words: of(
      'je veux voudrais avec sans pour du des un une le les et ou au aux mon ma mes nous vous moins plus diner dejeuner souper petit repas recette recettes rapide facile quelque chose poulet boeuf porc poisson saumon oeuf oeufs legumes riz pates pommes terre fromage lait pain soupe personnes minutes glucides grammes chaud froid sucre sucree envie cuisiner manger est pas ce soir midi enfants bonjour merci faire idee idees lentilles haricots courgettes epinards champignons tarte gateau au four aimerais deux trois quatre cinq six',
    ),
    sentence:
      'Nous lisons pour l’instant l’anglais et l’espagnol\u00a0: écrivez-nous dans l’une de ces langues.',
  },
  {
    code: 'de',
    words: of(
      'ich mochte will hatte gern mit ohne und oder fur ein eine einen einem etwas schnelles schnell schnelle einfach abendessen mittagessen fruhstuck nachtisch rezept rezepte huhn hahnchen rindfleisch schweinefleisch hackfleisch fisch lachs ei eier gemuse reis nudeln kartoffeln kase milch brot suppe salat kuchen personen minuten kohlenhydrate kohlenhydraten gramm weniger als heute abend bitte kinder zum zur der die das den dem nicht kein keine keinen ist auch aus im linsen bohnen kochen essen zwei drei vier funf sechs unter hochstens leicht warm kalt gesund gesundes spinat pilze was',
    ),
    sentence: 'Wir lesen bisher Englisch und Spanisch: Schreiben Sie uns bitte in einer dieser Sprachen.',
  },
  {
    code: 'pt',
    words: of(
      'quero queria gostaria com sem para um uma uns umas e ou do da dos das no na nao jantar almoco cafe manha lanche sobremesa receita receitas rapido rapida facil algo frango carne bovina porco peixe ovo ovos legumes arroz feijao macarrao batata batatas queijo leite pao sopa salada pessoas minutos carboidratos gramas menos hoje noite por favor ola obrigado obrigada criancas meu minha lentilhas grao bico espinafre cogumelos bolo coisa alguma fazer cozinhar comer duas dois tres quatro seis forno panela saudavel atum camarao abobrinha cenoura',
    ),
    sentence: 'Por enquanto lemos inglês e espanhol: escreva para nós em uma dessas línguas.',
  },
  {
    code: 'it',
    words: of(
      'voglio vorrei con senza per un una uno e o il lo la gli le di del della dei delle al alla non cena pranzo colazione merenda dolce ricetta ricette veloce facile qualcosa pollo manzo maiale pesce salmone uovo uova verdure riso pasta patate formaggio latte pane zuppa minestra insalata torta persone minuti carboidrati grammi meno stasera oggi bambini ciao grazie lenticchie fagioli ceci zucchine spinaci funghi fare cucinare mangiare due tre quattro cinque sei forno leggero leggera caldo freddo sano tonno gamberi melanzane pomodori cosa',
    ),
    sentence: 'Per ora leggiamo inglese e spagnolo: ci scriva in una di queste lingue.',
  },
  {
    code: 'tl',
    words: of(
      'ang ng mga sa na ko mo po gusto kong gusto ako para walang may mayroon at o hindi ulam hapunan tanghalian almusal meryenda manok baboy baka isda itlog kanin gulay luto lutuin resipe mabilis madali dalawa tatlo apat lima tao ngayong gabi lang naman ba anong ano kung yung akong pwede masarap sabaw matamis pagkain minuto mababa asukal kami namin',
    ),
    sentence: 'Ingles at Espanyol pa lamang ang nababasa namin: sumulat po sa isa sa mga wikang ito.',
  },
  {
    code: 'hi',
    script: /\p{Script=Devanagari}/u,
    words: of(
      'mujhe chahiye ke liye ka ki ko hai nahi bina aur ya khana khane banana banao kuch raat subah dopahar murga chawal roti sabzi dal anda doodh meetha jaldi aasan log minat kam mein se',
    ),
    sentence: 'अभी हम अंग्रेज़ी और स्पैनिश पढ़ते हैं: कृपया इनमें से किसी एक में लिखें।',
  },
  {
    code: 'zh',
    script: /\p{Script=Han}/u,
    words: of(''),
    sentence: '我们目前只读英语和西班牙语：请用其中一种语言来写。',
  },
  {
    code: 'ar',
    script: /\p{Script=Arabic}/u,
    words: of(''),
    sentence: 'نقرأ حاليًا الإنجليزية والإسبانية: يُرجى الكتابة بإحداهما.',
  },
]

/** Small English words: a text with as many of these as of another language's is English. */
export const ENGLISH_SIGNS = of(
  'the a an and or with without for in on of to my i we you it is are some not something anything want need like make dinner lunch breakfast snack dessert recipe quick easy under less than more at least most about please what can have that this low high carb carbs grams minutes chicken beef soup salad but from people kids family use cook cooked baked grilled avoid avoiding allergic allergy hate hates',
)
