/** Ways to ask about a dose, with slots, and phrases that only sound like it. */
export const ASKS_ENGLISH = `
{hello}how much {fast} for {food}{bye}
{hello}how many [units|units of {fast}|u|clicks] [for|do i need for|should i take for|with] {food}{bye}
{food}[,|.| tonight,| for {meal},] how [much|many units] [do i take|should i inject|do i bolus|should {who} have|to give {who}|do i need|do i dial up]{q}
[just tell me|tell me|need to know|no idea|not sure|i never know|can you say] what to [inject|take|dose|bolus|dial|give myself|put in the pump] for {food}
[what|how much] [would you|do people|do others|should i] [take|dose|inject|dial in|give|bolus|guess|punch in|shoot up] for {food}{q}
i [need|want|just want] a number[.|,] {food}[.|,] [on {fast}|i take {fast}|{fast} user|{ratio}]
{food}[, units?| = how many units| dose?|, insulin?| - what dose|, how many clicks]
[my ratio is|i'm|carb ratio|nurse wrote|doctor said|my card says] {ratio}[,| and| for] {food} is {carbs} [carbs|g|grams][, what do i take|, so how much|, what's that in units|, what does that make my shot|?]
{carbs} [g|grams|carbs] at {ratio}[?|, how many units|, what's my dose|, do the maths for me]
[is|are|would|will] {n} [units|u|clicks|of {fast}|] [enough|ok|too much|too little|about right|plenty|mad|safe] for {food}[?|, i take {fast}|, i'm on {fast}|, on the pump|]
i take {fast}, is {n} [enough|ok|right|too many] for {food}{q}
thinking [{n}|{n} units|of taking {n}|of doing {n} of {fast}] for {food}, [sound right|ok|too much|thoughts|agree|does that seem fair]{q}
[usually|normally] [i do|i take|on|it's] {n} [units|of {fast}|] [but|, but|tho] {food} [tonight|today|so], [{m}|go to {m}|more|a bit extra|do i go up]{q}
the pump [says|wants to give|suggests|is telling me] {n} for {food}, [do i trust it|too much|override it|should i go lower|just say yes]{q}
[husband|my sister|the nurse|my mate|google] says {n}, i say {m}[, for|. it's|, it's] {food}[, who's right|, which is it|?]
[no carbs|zero carbs|only protein|{light} only|just {light}][, | tonight, |.] so no [insulin|shot|bolus|jab|humalog|tablet][ right| then| correct| yes|]{q}
[do i|do i even|does a person|would i] [need to|have to|gotta] [inject|bolus|cover|take {fast}|dose|jab] for {light}{q}
is there any [point|need|sense] [in |][injecting|bolusing|taking {fast}|taking my pill|covering] for {light}{q}
can i [have|eat|get away with] {food} without [injecting|bolusing|a shot|my insulin|taking {fast}|a jab|my pill]{q}
does [{light}|{food}|protein|alcohol|coffee with milk|a snack] need [a shot|insulin|a bolus|a unit|covering|an injection]{q}
[not eating|skipping|no] [carbs|{meal}|lunch|breakfast] [today|tonight|anymore], [do i still take|should i still take|still need|do i leave out|skip] [{fast}|{long}|{pill}]{q}
how [long|far ahead|early|many minutes] before {food} [should i|do i] [bolus|inject|take {fast}|jab|prebolus]{q}
[inject|bolus|jab|take {fast}|take {pill}|needle] before or after {meal}{q}
{pill} [before|with|after] [food|eating|{meal}] or [on an empty stomach|after|without]{q}
is it [ok|okay|safe|better|fine|alright] to [inject|bolus|take {fast}] [after|during|halfway through|before] [{meal}|i eat|the starter|{food}]{q}
[can|could|should] i [take|have|do|move|shift|switch] [my |]{taken} [at|to] {time} [instead|instead of {time}|today|from now on]{q}
[can|could] [my |]{taken} [wait|be taken late|go in later|be moved] [until|till] [{time}|after {meal}]{q}
{weekly} [day|is due|is meant to be] {day}[, can i| can i|, ok if i] [move it to|do it|take it] {day} [because of|cause there's|for] [a party|a wedding|the trip|travel|a cruise|dinner out]{q}
[was meant to take|forgot] {weekly} on {day}, [do it today|now or wait|is it too late|skip to next week|take two next time]{q}
which [comes first|goes first|do i take first], [{fast} or {long}|{pill} or {other}|the fast one or the slow one]{q}
[can|could|should|may] i [skip|miss|leave out|leave off|not take|drop|stop|pause|hold] [my |]{taken} [if|when|since|because] [i only eat {light}|{sick}|i'm having {light}|i'm not eating|i'm fasting|my sugars are good|i have {drink}]{q}
{sick}[, |. |, so ][do i still take|skip|should i stop|stop|halve|still take|what about|what do i do with] [my |]{taken}{q}
[can|could|should] i [halve|cut in half|double|reduce|increase|lower|up|cut back|bump up|go down on|go up on] [my |]{taken}[ for {food}| if i eat {food}| before {event}| tonight| now|]{q}
[was going to|thinking of|about to|tempted to|i'd rather] [skip|stop|quit|come off|not take|cut|halve|double] [my |]{taken}[, good idea|, ok|, thoughts|, that ok|, any harm]{q}
what [happens|if] [if |]i [don't take|skip|stop|miss|forget|stop taking] [my |]{taken} [tonight|for a week|today|this weekend|on holiday|]{q}
forgot [my |]{taken} [this morning|last night|at {meal}|at {time}|yesterday][, |. ][take it now|now what|is it too late|do i double up|take two|do i just wait|what do i do|take it late]{q}
missed [my |]{taken}[, |. |, should i ][make up for it|double the next one|take both|take it with {meal}|just skip it]{q}
{who} [forgot|missed|skipped] [the|a] {taken}[, |. ][what now|give it now|double later|should we give it late|two next time]{q}
{who} [took|had] [the|a] {pill} [twice|two times][, |. ][skip the next one|miss tonight's|what about tomorrow|do we leave the next]{q}
[split|extend|stretch|spread|square] the bolus for {food}[, how long| over how long| or all at once|, what split|?]
[extended|dual wave|combo|split] bolus for {food}[, 60 40|, 50/50|, how many hours| like 70/30 or what|, yes or no| settings]{q}
{food}, [all up front or half later|half now half later|all at once or split|one shot or two|everything now]{q}
[bolus|inject] [again|twice|a second time] for [seconds|dessert|{food}]{q}
had [seconds|dessert|{food}] [after|and] i [already|only] [bolused|injected|took {fast}] for [the main|{meal}|half], [take more|another shot|top up|stack it|leave it]{q}
i'm [{high}|at {high}|sitting at {high}], how [much|many units] [to bring it down|to correct|extra|should i take|do i need]{q}
{high} [before {meal}|two hours after {food}|at {time}|on the meter][, |. ][how much|correct now|correction|what do i take|extra units|what should the correction be|take what]{q}
correction [for|of] {high}{q}
[lower|reduce|cut|drop|suspend|turn down] [my basal|the pump|the basal|{long}] [for|before|during] {event}[ by how much|, by what percent|, how far ahead|?]
what [percent|temp rate|temp basal|reduction] [for|before|during] {event}{q}
what should my {long} be [at 80 kg|if i weigh 200 pounds|when i start|on low carb|at my weight]{q}
fasting [always|numbers are|sugars stuck at|is] [190|200|11|180|high][, |. ][up my|should i raise|go up on|add to|increase|more] {long}{q}
[what's|whats|any] [your advice|ur advice|the best way|the rule] on [upping|raising|lowering|adjusting|titrating|stopping] [my |]{taken}{q}
[since|now] i [went low carb|stopped bread|lost weight|walk every day|eat keto], [how much do i lower|do i lower|can i drop|what happens with|should i cut] [my |]{taken}{q}
[swap|replace|trade] [my |]{pill} [for|with] [berberine|cinnamon|apple cider vinegar|fenugreek|moringa|bitter melon][, ok|, yes or no|?]
[can|do] i [take|mix|combine] {taken} [and|with] {other} [together|at the same time|]{q}
{other}[, | and ][can i skip it|should i take it|still take it|leave it out|half of it] [if i eat {light}|because of {food}|before {event}|when {sick}|tonight]{q}
[left|my pen was left|insulin sat] in [a hot car|the sun|the freezer][, |. ][can i still use it|still take it|is it ok to inject|does the dose change]{q}
my {taken} [expired|ran out of date] [last month|in march|in june][, |. ][can i still take it|still use it|ok to use]{q}
[i've run|running|ran] out of {taken}[, |. ][can i use|what about using|is it ok to take] {who}'s{q}
only [{n}|{m}] [pills|tablets|units] left till {day}, [can i cut them in half|make them last how|take half|skip some]{q}
[work out|calculate|figure out|put|add|include|give me|list] [my bolus|the insulin dose|my dose|the units|how much insulin|the correction] [for|with|in] [{food}|the recipe|this meal|each serving]
[great recipe|saved it|love it|recipe looks good], [what do i take with it|how much {fast} with it|what dose|how many units does it need]{q}
[{fast_day}|{fast_day} tomorrow|{fast_day} on {day}][, |. ][what do i do with my|do i take my|half of my|skip the|when do i take my] {taken}{q}
[flying|crossing time zones|on a plane] [{day}|8 hours east|overnight][, |. ][when do i take|what time do i do|do i shift|half of] [my |]{long}{q}
having {drink}[, |. ][do i inject for it|less {long} tonight|skip the {fast}|cover it|should i take less]{q}
{who} [won't eat|ate nothing|only ate half|pushed the plate away|is asleep before {meal}][, |. ][do i still give|skip|give half of|hold] the {taken}{q}
how much [should i give|do i give|does {who} need] {who} for {food}{q}
[switched|changed] from {taken} to {taken}[, |. ][same dose|is it the same amount|do i take the same|start when|unit for unit]{q}
i don't have a [carb ratio|correction factor|scale] yet, [what's normal|what do i use|what should i start with]{q}
[eating|drinking] {food} [right now|in an hour|at the cinema], [bolus|insulin|jab] [how much|now|when|over how long]{q}
[hw many unts|how mny units|how much insuln|hm units|wat dose|how much humlog] [4|for] {food}
[sugar tablet|metfrmin|my tablit] [befor or after eatin|b4 food or after|morning or nite]{q}
`

export const SOUNDS_LIKE_IT_ENGLISH = `
{hello}how much {item} for {food}{bye}
{hello}how many [eggs|cups|carbs|servings|people|grams|calories|spoons] [for|in|does] {food}{bye}
how many [units of alcohol|alcohol units|carbs|calories] in [{drink}|{food}]{q}
how much [{item}|water|broth] [do i take|should i put|do i need|do i add|to give the dough] for {food}{q}
[just tell me|tell me|need to know|no idea|not sure] what to [cook|make|put in|serve|add|buy|eat] [for|with] {food}
what would you [make|serve|cook|add|put|guess|use] [with|for] {food}{q}
i [need|want] a [recipe|dish|dessert|list]. {food}. [on {fast}|i take {fast}|{fast} user|{ratio}]
ratio of [oil to vinegar|rice to water|almond to coconut flour|sugar to fruit] is {ratio}[, so how much water|?|, right|, how much for {n} people]
[is|are|would] {n} [eggs|cups|spoons|potatoes|minutes|grams|cloves] [enough|ok|too much|too little|about right|plenty] for {food}{q}
i take {fast}, [{food} please|is {food} ok for {meal}|what can i make with {item}|{meal} ideas|{wish}]
thinking {food} for {meal}, [sound good|ok|thoughts|{wish}]{q}
usually i [use|put|add] {n} [spoons|cups|g] of {item} but {food} tonight, more{q}
my recipe says {n} {item}, [do i trust it|too much|should i go lower]{q}
[no carbs|only protein|just {light}] [tonight|please|for {meal}], {wish}
[on|i take|i'm on|type 1 on] {taken}[, |. ][{food}, {wish}|{meal} ideas|{wish}|something like {food}|{food} without {item}|is {food} ok for {meal}]
{who} [takes|is on|uses] {taken}[, |. ][{food}, {wish}|{meal} ideas|{wish}|what can we all eat|something like {food}]
i [already|just|have already] [bolused|injected|took {fast}|took my {pill}|did my {long}][, |. ][{food}, {wish}|now {meal}, {wish}|what can i cook|{wish}]
my [doctor|endo|nurse|dietitian|diabetes team] [has me on|put me on|set|told me] {n} [units|of {long}|of {fast}|mg][, |. ][{food}, {wish}|{meal} ideas|{wish}]
my [carb ratio|ratio] is {ratio} and [i know how to use it|that's sorted|works fine|i'm happy with it], [{carbs} g {meal}|{food} with {carbs} g|{wish}]
[list|show|write] the [carbs|grams] [so i can|and i'll|, i] [work out|figure out|do] my [own dose|bolus|insulin|units]
[how much|how many] carbs [in|are in|for] {food}, [i bolus for it|i'll do the insulin|on {fast}|i dose myself]
how [long|far ahead|many minutes] before {meal} [should i|do i] [marinate|defrost|soak|salt|rest|start] [the meat|it|the dough|the beans]{q}
[salt|peel|dress|freeze|season|rinse] [it|them|the {item}] before or after [cooking|baking|serving|{meal}]{q}
i [always|usually] take my {taken} at {time}, so {meal} by {time}, [{wish}|quick ideas]
is it [ok|okay|safe|better|fine] to [freeze|reheat|eat|bake|make] {food} [after|before|the night before] {meal}{q}
[can|could|should|may] i [skip|leave out|leave off|drop|stop adding|miss] the {item} [if|when|since|because] [i only have {light}|it's too sweet|i'm out|i don't like it]{q}
[can|could|should] i [halve|double|cut in half|reduce|increase|lower|up] the [recipe|{item}|sugar|oven|heat|servings][ for {food}|]{q}
{sick}[, |. ][what can i eat|{light}, {wish}|something gentle|plain food ideas|{wish}]
thinking of [skipping|cutting|swapping] [the {item}|rice|bread|sugar|{meal}][, good idea|, ok|, thoughts]{q}
what happens if i [skip|leave out|forget] the {item} in {food}{q}
forgot the {item} [this morning|in the dough|in {food}][, |. ][add it now|now what|is it too late|fix it]{q}
[put|added] the {item} in twice[, |. ][how do i save it|now what|skip the rest]{q}
[split|spread|stretch|divide] the [dough|batter|sauce|mince] [in two|over two trays|for {n} people][, ok|?]
half [now|tonight] half [later|tomorrow], does {food} keep{q}
my sugar was {high} [last week|yesterday|before i started {pill}], [doctor sorted it|all good now|better now], {food}, {wish}
how do i correct [a salty soup|too much {item}|the taste|a runny sauce]{q}
[lower|reduce|cut|turn down] the [oven|heat|sugar|salt|carbs] for {food}[ by how much|?|, {wish}]
what should i eat before {event}[?|, on {fast}|, {wish}]
how long before {event} should i eat {food}{q}
[any|what's] [your advice|tips|the trick] on [making|baking|upping the protein in|lowering the carbs in] {food}{q}
[since|now] i [went low carb|stopped bread|started {weekly}|came off {pill}|lost weight], [{food}, {wish}|what can replace {item}|{wish}]
[swap|replace] the {item} [for|with] [allulose|almond flour|yogurt|cauliflower][, same amount|, ok|, how much]{q}
{weekly} makes me [sick|queasy|not hungry], [{meal} ideas|{light}, {wish}|{wish}]
the [cream|milk|chicken|yogurt] [expired|ran out of date] [yesterday|in march], [can i still use it|still ok]{q}
[ran out|out] of {item}, can i use {item}{q}
[great recipe|saved it|love it], what [do i serve|goes|do i drink] with it{q}
{fast_day} [tomorrow|on {day}][, |. ][what can i eat before|{meal} ideas|breaking it with {food}|{wish}]
having {drink} [with {meal}|later], [{food}, {wish}|what snack goes with it]
my [pen|pump|sensor|meter] is [in the fridge|new|fine|on my arm], [now {food}, {wish}|{wish}]
[a shot of|two shots of] [espresso|tequila|ginger|wheatgrass] in {food}, too much{q}
what dose of [{item}|lemon|fun|vitamin c powder] in {food}{q}
[insulin|metformin|ozempic] [costs a fortune|is expensive|made the news], cheap {meal}, {wish}
[work out|calculate|figure out|give me] the [carbs|calories|protein|net carbs] [for|in] {food}
when should [the kids|we|toddlers|i] [have|eat] {meal}, {n} or {m}{q}
[one|two|half a] [tablet|tab|cube|unit|shot|pill] of [stock|yeast|stevia|chocolate|effervescent] for {food}{q}
[can|could] [i|a person|someone|people] on {taken} [have|eat] {food}{q}
[i'm on|i take|on|she's on] {taken}[, |. ][can i have|is it all right to have|am i allowed|what about|is|how about] {food}[ at all| tonight| for {meal}|]{q}
is {food} [ok|okay|wise|safe|a good idea|allowed|bad] [with|on|while i'm on|for someone on|after] {taken}{q}
{taken} and [{food}|{light}|spinach|grapefruit] [ok together|go together|any good], [{wish}|making it tonight]
what can i [make|eat|cook] [in the 15 minutes between bolus and eating|half an hour after {pill}|after my {taken}|before my {taken}|while i wait for my {taken}]{q}
what's a [nice|good|gentle] thing to eat [with|after|on|before] {taken}{q}
{taken} [day|is done|is in|sorted][, |. ][something light|{light}|{wish}|what's for {meal}]
[don't tell me about|not asking about|i know about|never mind] the [insulin|dose|units|tablets], [just food|{food}, {wish}|{wish}]
[ask my doctor|my doctor handles|the nurse does|the carer does] [about |]the [insulin|dose|injection|tablets], [yes i know, |]{food}, {wish}
how many [carb units|bread units|exchanges|points] [is|in] {food}{q}
[recipe|label] says {carbs} g carbs, [is that with the sauce|per serving|net or total], [for my pump|i bolus|i enter it]{q}
[cover|wrap|leave off] the [lid|foil|dough|pan] [while it simmers|before or after|for {n} minutes]{q}
[do i|should i] [skip|double|halve] the [second rise|glaze|batch|chilling|marinade]{q}
{who} [gets|has] {taken} [at school|from the nurse|by the teacher][, |. ][what do i bake|{meal} ideas|{wish}]
what [if|about] i only make half [the recipe|of {food}]{q}
{long} {n}[u| units|] [at bedtime|at night|in the morning|twice a day][, |. ][{food}|{food}, {wish}|{meal} ideas|{wish}|is {food} ok for {meal}]
{food} for [a guy|a lady|a kid|someone|{who}, who is|an old man] on {taken}[, {wish}|, nothing heavy|, low sugar|]
just started {taken}[, |. ][{food}|{meal} ideas|{wish}|is there a snack you'd make|what do i cook now]{q}
i [shoot up|inject|take|jab] {fast} before meals[, |. ][can i get {food}|{food}, {wish}|{wish}]
{food}, about {carbs} carbs, i'm on {fast}
the [doctor|surgery|clinic] put me on [a new tablet, |]{pill}[, |. ][portable lunches please|{meal} ideas|{food}, {wish}|{wish}]
after my [injection|shot|bolus] i have 20 minutes to eat[, |. ][{food}|{wish}|something quick]
{pill} before breakfast so i can't skip it[, |. ][fast egg thing|{light}, {wish}|{wish}]
[vegan|coeliac|vegetarian|lactose intolerant] [and|with|on] {taken}[, |. ][{food}|{wish}|{meal} ideas|]
i [bolus|carb count|inject|pump] for [tamales|pasta|everything], so {food} with [clear|counted|known] carbs
night shift, {taken} [at 7|when i get home|before bed], one proper meal at 2am
{taken}[, |. ]{food}[, {wish}|]
on {taken} and {taken}[, |. ][{food}, {wish}|{meal} ideas|{wish}]
my [pump|omnipod|pen] and i [want|love|need] {food}
{who} gets {taken} before [lunch|dinner|breakfast], what [should i make|do i pack|can we cook]{q}
is {food} [ok|fine|alright] for {meal}[, i take|, i'm on|? on] {taken}
low {n} carb, {fast} at meals, {food}
[never had|i've had] [a low|any trouble] with {taken}, {food}, {wish}
[had a low|went low|dropped to 55] [last night|yesterday|last week|at the gym][, |. ][fine now, |all good, |][{food}|{wish}|what snack stops that|{meal} that holds me]
[what|which] [snack|supper|{meal}] [keeps me from going low|prevents lows|stops night lows|before bed so i don't drop][, on {taken}|, i take {taken}|]{q}
should i [eat|have|snack] [before|after|during] {event}[ so i don't go low|, on {taken}|]{q}
how many [glucose tabs|jelly beans|crackers|grams of sugar] [in a|are in a|make up a] [pack|serving|15 g snack]{q}
scared of [lows|hypos] [with|on] {taken}, {meal} [ideas|that lasts]
[the nurse|my doctor] [lowered|raised|changed|adjusted] my {taken} after [a low|those lows|the highs][, |. ][{food}|{meal} ideas|{wish}]
is [rice|pasta|bread|{food}] ok [with|on] {pill} or should i [go for|have|make] [quinoa|{light}|{food}]{q}
[a snack|a meal|dessert|food] i don't [have to|need to] [bolus|inject|take insulin] for[, ideas|, {wish}|]
[can you|please] make {food} that [works with|fits|suits] my [carb ratio|ratio] of {ratio}[, around {carbs} g|]{q}
my [carb ratio|ratio|correction factor] is [{n}|{ratio}][, | and ][what should i have for {meal}|what can i eat|{food}, {wish}|{wish}]{q}
`
