import type { HeardText } from './heard-text.ts'

/**
 * Whether a text may sound like a pregnancy only because somebody does not like a smell or hardly eats: "she hates the smell of fish",
 * "mi hija no come más que fideos". Many who are pregnant say so, but so do many who are not: some other word must speak of it.
 */
export const onlyDislikes = ({ sentence }: HeardText): boolean =>
  DISLIKE.test(sentence) && !OF_PREGNANCY.test(sentence)

/** Weeks, months, a baby, a date, a test: more than a dislike. */
const OF_PREGNANCY =
  /\b(?:weeks?|wks?|months?|mths?|trimesters?|bab(?:y|ies)|bub|bump|belly|tummy|womb|uterus|inside (?:me|her)|expecting|expectant|due|pregn\w*|preg\w*|gest\w*|gdm|born|births?|deliver\w*|labou?r|midwi\w+|ob|obgyn|doula|scan|ultrasound|positive|two lines|found out|nausea|nauseous|morning sick\w*|vomit\w*|throw(?:s|ing)? up|on (?:the|its) way|on board|number (?:two|three|four|five)|little (?:one|person|passenger)|kick\w*|showing|semanas?|mes|meses|bebes?|bebit[oa]|panza|barrig\w+|bombo|vientre|esper(?:a|o|amos|ando) (?!a )|embara\w*|encinta|parir|parto|nace|nazca|nacer|eco|ecografia|ultrasonido|positiv[oa]|matrona|partera|nauseas?|en camino|antojos|pataditas?|criatura)\b|\d ?w\b/

const OF =
  '(?: (?:of|to|for|on|in|at|from))?(?: (?:the|any|all|my|her|frying|cooking|raw|cooked|boiled))? [a-z]+'
const DE = '(?: (?:de|del|a|al|que|en|la|el|las|los|mi|su|nada|ni|con|mas|otra cosa que|cosa)){0,4} [a-z]+'
const NOT =
  "(?:can ?not|can't|cant|can not|could not|couldn't|does not|doesn't|doesnt|do not|don't|dont|will not|won't|wont)"

const DISLIKE = new RegExp(
  [
    '\\b(?:she|wife|girlfriend|partner|daughter|sister|mother|mom|mum|law) (?:really |just )?(?:hates?|dislikes?|loathes?|detests?)\\b',
    '\\b(?:everything|food|meat|it) smells\\b',
    `\\b(?:hates?|hated|dislikes?|detests?|loathes?|despises?|minds?|${NOT} (?:stand|bear|like|take|tolerate|handle|do|want|touch|face|eat)) (?:(?:the|any|all|that) )?(?:smells?|scents?|odou?rs?|textures?|tastes?|sight|look|feel|idea)\\b${OF}`,
    `\\b(?:hates?|dislikes?|${NOT} (?:stand|bear|like|take|tolerate|handle)) (?:(?:the|any|all|that) )?[a-z]+ (?:smells?|textures?)\\b`,
    `\\b(?:the )?(?:smells?|scents?|odou?rs?|texture|taste|sight)(?: of (?:the |any |raw |cooked |frying |cooking )?[a-z]+)? (?:bothers?|makes?|gets? to|upsets?|turns?) (?:her|him|them|my [a-z]+)(?: (?:off|sick|gag|ill|nauseous|queasy|feel|want))*`,
    '\\bsensitive to (?:strong |food |cooking )?(?:smells?|odou?rs?|textures?)\\b',
    `\\b(?:she|he|they|who|daughter|son|wife|husband|kid|girlfriend|boyfriend|mom|mum|dad) (?:(?:just|really|also) )?(?:gags? (?:at|on)|only (?:eats?|likes?|wants?)|${NOT} (?:eat|touch)(?: anything)?(?: but| except| other than)?)${OF}`,
    `\\b(?:odian?|detestan?|aborrecen?|no (?:soportan?|aguantan?|toleran?|resisten?)|le molestan?|le dan? asco|le repugnan?) (?:el|la|los|las|que)(?: (?:olor|sabor|textura)(?: (?:de|del|a|al))?(?: (?:la|el|los|las))?)? [a-z]+`,
    `\\b(?:no (?:quiere comer|quiere|come|prueba|toca)|solo (?:come|quiere|le gustan?)|nomas (?:come|quiere))${DE}`,
  ].join('|'),
)
