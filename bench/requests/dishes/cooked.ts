/** Verbs for each way of cooking in the steps of American recipes, in the forms a cook would accept. */
export const BAKED = /\bbak(?:e|es|ed|ing)\b|\boven\b|\bair[- ]fry/
export const ROASTED = /\broast|\boven\b|\bbake|\bair[- ]fry|\bsheet pan/
export const FRIED =
  /\b(?:pan|skillet|griddle|wok)\b|\bsear|\bfry|\bfries\b|\bfried\b|\bsaut|\bbrown\b|\bsizzl|\bstir-fry|\bair[- ]fry/
export const SIMMERED =
  /\bsimmer|\bboil|\bslow cook|\bcook on (?:low|high)|\bpressure|\bbraise|\bstew\b|\bbubbl|\bcook until|\bcook\b[^.]*\bcover/
export const BLENDED = /\bblend|\bblitz|\bprocess|\bpuree|\bwhiz|\bwhirl/
export const MASHED = /\bmash|\bblend|\bprocess|\bpuree|\bwhip|\bcrush|\bricer\b/
export const CHILLED = /\bchill|\brefrigerat|\bfridge\b|\bovernight\b|\bset\b|\bfreez/
export const TOSSED = /\btoss|\bmix|\bcombine|\bstir|\bdress|\bfold|\bdrizzl|\barrange|\bspoon/
export const FILLED =
  /\bfill|\broll|\bwrap|\bfold|\bspoon|\bdivide|\btop\b|\bstuff|\bserve\b[^.]*\b(?:in|on)\b|\bpile|\bload|\bassembl|\btuck/
export const STACKED =
  /\bsandwich|\bspread|\blayer|\btop\b|\bstack|\bpile|\bspoon|\bfill|\bassembl|\bserve\b[^.]*\bon\b|\bbetween|\bslices?\b/
export const SHAPED =
  /\bshape|\bform|\broll|\bpat(?:ties|ty)?\b|\bballs?\b|\bscoop|\bpress|\blogs?\b|\bmound|\bdrop\b/
export const COATED = /\bcoat|\bdip|\bdredge|\bpress|\bbread(?:ed|ing)?\b|\bturn\b[^.]*\bin (?:it|the)\b/
export const MARINATED =
  /\bmarinat|\brub|\bcoat|\bseason|\btoss|\bmix|\bturn\b[^.]*\bin (?:it|the)\b|\blet stand\b/
export const POURED = /\bpour|\bglass|\bserve over ice|\bmugs?\b|\bcups?\b|\bpitcher/
export const GRILLED = /\bgrill|\bbroil|\bsear|\bskillet|\bcharr?|\broast|\bair[- ]fry|\bbake/
