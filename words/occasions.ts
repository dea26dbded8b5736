import type { Row } from './row.ts'

export type Occasion =
  | 'birthday'
  | 'potluck'
  | 'party'
  | 'lunch-box'
  | 'meal-prep'
  | 'holiday'
  | 'picnic'
  | 'date-night'
  | 'game-day'
  | 'camping'

export const OCCASIONS: Row<Occasion>[] = [
  { means: 'birthday', en: 'birthday|birthdays?|bday', es: 'cumpleanos|cumple' },
  {
    means: 'potluck',
    en: 'potluck|pot ?-?lucks?|church supper|to bring to',
    es: 'para llevar a una reunion',
  },
  {
    means: 'lunch-box',
    en: 'lunch box|lunch ?-?box(?:es)?|(?:packed|pack|school|work|office|desk|lunchbox) lunch(?:es)?|bento|tiffin|tupperware|lunch (?:at|for|to|in) (?:work|school|the office|class|daycare|preschool|kindergarten|camp|college|uni|campus|take)|(?:to take|take|bring|packed?) (?:it |them |to |along )?(?:to |for )(?:work|school|the office|camp|daycare)|for (?:work|school)|brown[- ]?bag(?:ging|ged)?',
    es: 'lonchera|loncherita|lonche|lonches|lonchecito|tupper|tuppers|tuper|toper|topper|tuppercito|vianda|viandas|fiambrera|taper|tapper|para llevar|para la escuela|para el colegio|para el cole|para el trabajo|para la oficina|para llevar al trabajo|para llevar a la escuela',
  },
  {
    means: 'meal-prep',
    en: 'meal prep|meal ?-?prep(?:ping)?|make ?-?ahead|batch ?-?cook\\w*|for the (?:whole )?week|all week',
    es: 'para toda la semana|para la semana|preparar con anticipacion|con anticipacion|de un dia para otro',
  },
  {
    means: 'holiday',
    en: "holiday|holidays|thanksgiving|christmas|xmas|easter|hanukkah|hanukah|chanukah|passover|pesach|rosh hashanah?|yom kippur|purim|sukkot|shavuot|nowruz|holi|pongal|onam|kwanzaa|juneteenth|mardi gras|lunar new year|chinese new year|st\\.? ?patrick'?s(?: day)?|st\\.? paddy'?s(?: day)?|saint patrick'?s(?: day)?|mother'?s day|father'?s day|memorial day|labor day|canada day|australia day|boxing day|bonfire night|burns night|bank holiday|ramadan|new year'?s|fourth of july|4th of july|diwali|(?:cinco|5|fifth|5th) (?:de|of) mayo",
    es: 'navidad|nochebuena|dia de accion de gracias|accion de gracias|ano nuevo|semana santa|dia de muertos|cinco de mayo|5 de mayo',
  },
  { means: 'picnic', en: 'picnic|picnics?', es: 'dia de campo|picnic' },
  {
    means: 'date-night',
    en: "date night|romantic|anniversary|valentine'?s",
    es: 'cena romantica|aniversario|san valentin|romantica|romantico',
  },
  {
    means: 'game-day',
    en: 'game day|super ?bowl|tailgat\\w+|watch(?:ing)? the game',
    es: 'para el partido|dia de juego',
  },
  { means: 'camping', en: 'camping|camp ?-?fire|campsite', es: 'campamento|acampar' },
  {
    means: 'party',
    en: 'party|parties|(?:bbq|barbecue|barbeque)(?! (?:sauce|chicken|ribs?|pork|beef|brisket|wings|shrimp|salmon|tofu|sides?))(?<!pulled (?:chicken|pork|beef)[^.]{0,40})|cookout|gathering|buffet|baby shower|guests',
    es: 'fiesta|reunion|invitados',
  },
]
