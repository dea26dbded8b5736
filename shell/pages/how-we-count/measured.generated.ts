// Written by `npm run bench:accuracy -- --write`.
import type { Example, FirstMeasured, FoodTable, Incomplete, Measured } from './published.ts'

export const MEASURED: Measured = {
  "lines": {
    "food": {
      "right": 230,
      "of": 230
    },
    "grams": {
      "right": 230,
      "of": 230
    }
  },
  "recipes": {
    "close": {
      "right": 52,
      "of": 52
    },
    "closeOrSaid": {
      "right": 60,
      "of": 60
    },
    "farUnsaid": 0,
    "meanOff": 0.5,
    "middleOff": 0.1,
    "worstOff": 3.7,
    "inRange": {
      "right": 44,
      "of": 46
    },
    "fiber": {
      "right": 52,
      "of": 52
    },
    "band": {
      "right": 50,
      "of": 52
    }
  },
  "glycemicIndex": {
    "band": {
      "right": 59,
      "of": 60
    },
    "highCalledLow": 0
  },
  "claims": {
    "calledOut": {
      "right": 417,
      "of": 417
    },
    "falseAlarms": {
      "right": 0,
      "of": 260
    }
  },
  "words": {
    "sources": {
      "right": 385,
      "of": 385
    },
    "harmless": {
      "right": 222,
      "of": 223
    },
    "avoided": {
      "right": 51,
      "of": 51
    },
    "notAvoided": {
      "right": 39,
      "of": 39
    }
  },
  "houseChef": {
    "recipes": 1000,
    "violations": 0,
    "crashes": 0,
    "refused": 0,
    "told": 31,
    "contradictions": 483,
    "lowOrMedium": {
      "right": 1000,
      "of": 1000
    }
  }
}

export const FIRST_MEASURED: FirstMeasured = {
  "lines": {
    "food": {
      "right": 224,
      "of": 230
    },
    "grams": {
      "right": 214,
      "of": 230
    }
  },
  "recipes": {
    "close": {
      "right": 45,
      "of": 52
    },
    "closeOrSaid": {
      "right": 58,
      "of": 60
    },
    "fiber": {
      "right": 47,
      "of": 52
    },
    "farUnsaid": 0,
    "meanOff": 1.3,
    "middleOff": 0.1,
    "worstOff": 15.6
  },
  "glycemicIndex": {
    "band": {
      "right": 51,
      "of": 60
    },
    "highCalledLow": 0
  },
  "claims": {
    "calledOut": {
      "right": 423,
      "of": 426
    },
    "falseAlarms": {
      "right": 15,
      "of": 260
    }
  },
  "words": {
    "sources": {
      "right": 367,
      "of": 385
    },
    "avoided": {
      "right": 45,
      "of": 51
    },
    "harmless": {
      "right": 207,
      "of": 223
    },
    "notAvoided": {
      "right": 36,
      "of": 39
    }
  }
}

export const FOOD_TABLE: FoodTable = {
  "foods": 1647,
  "fromUsda": 1568,
  "withIndex": 1046,
  "estimatedIndex": 728,
  "measures": 5612
}

export const EXAMPLE: Example = {
  "title": "Chicken and chickpea curry with brown rice",
  "servings": 4,
  "lines": [
    {
      "line": "1/2 cup brown rice, uncooked",
      "food": "brown rice",
      "grams": 93,
      "weighedBy": "1 cup = 185 g (USDA 20036)",
      "source": "USDA SR28 20036",
      "carbs": 70.5,
      "fiber": 3.3,
      "netCarbs": 67.2,
      "gi": 68,
      "giSource": "Atkinson 2008, boiled brown rice",
      "giEstimate": false,
      "load": 45.7
    },
    {
      "line": "1 (15 oz) can chickpeas, drained and rinsed",
      "food": "chickpeas",
      "grams": 255,
      "weighedBy": "425 g a can as written, 60% of it drained",
      "source": "USDA SR28 16359",
      "carbs": 58.4,
      "fiber": 16.1,
      "netCarbs": 42.3,
      "gi": 42,
      "giSource": "Foster-Powell 2002, chickpeas canned in brine, a single food",
      "giEstimate": false,
      "load": 17.8
    },
    {
      "line": "1 lb boneless, skinless chicken thighs, cut up",
      "food": "chicken thighs",
      "grams": 454,
      "weighedBy": "lb to grams",
      "source": "USDA SR28 05096",
      "carbs": 0,
      "fiber": 0,
      "netCarbs": 0,
      "gi": null,
      "giSource": null,
      "giEstimate": false,
      "load": 0
    },
    {
      "line": "1 medium onion, diced",
      "food": "onion",
      "grams": 110,
      "weighedBy": "1 medium = 110 g (USDA 11282)",
      "source": "USDA SR28 11282",
      "carbs": 10.3,
      "fiber": 1.9,
      "netCarbs": 8.4,
      "gi": 32,
      "giSource": "no published value; as Atkinson 2021, carrots, mean of two foods",
      "giEstimate": true,
      "load": 2.7
    },
    {
      "line": "1 cup crushed tomatoes",
      "food": "crushed tomatoes",
      "grams": 242,
      "weighedBy": "1 cup = 242 g (USDA 11693)",
      "source": "USDA SR28 11693",
      "carbs": 17.6,
      "fiber": 4.6,
      "netCarbs": 13,
      "gi": 38,
      "giSource": "no published value; as Foster-Powell 2002, canned tomato juice, a single food",
      "giEstimate": true,
      "load": 5
    },
    {
      "line": "1/2 cup coconut milk",
      "food": "coconut milk",
      "grams": 113,
      "weighedBy": "1 cup = 226 g (USDA 12118)",
      "source": "USDA SR28 12118",
      "carbs": 3.2,
      "fiber": null,
      "netCarbs": 3.2,
      "gi": 46,
      "giSource": "no published value, nor a close relative’s: a cautious one between 14 and 66 (Foster-Powell 2002, lactose 46, and the lowest of its kind; Atkinson 2021, sucrose 66)",
      "giEstimate": true,
      "load": 1.5
    },
    {
      "line": "4 cups fresh spinach",
      "food": "spinach",
      "grams": 120,
      "weighedBy": "1 cup = 30 g (USDA 11457)",
      "source": "USDA SR28 11457",
      "carbs": 4.4,
      "fiber": 2.6,
      "netCarbs": 1.7,
      "gi": 53,
      "giSource": "no published value, nor a close relative’s: a cautious one between 32 and 72 (Foster-Powell 2002, rutabaga 72; Atkinson 2021, carrots 32 and sweet corn 53)",
      "giEstimate": true,
      "load": 0.9
    },
    {
      "line": "1 tbsp olive oil",
      "food": "olive oil",
      "grams": 14,
      "weighedBy": "1 tbsp = 13.5 g (USDA 04053)",
      "source": "USDA SR28 04053",
      "carbs": 0,
      "fiber": 0,
      "netCarbs": 0,
      "gi": null,
      "giSource": null,
      "giEstimate": false,
      "load": 0
    },
    {
      "line": "2 tsp curry powder",
      "food": "curry powder",
      "grams": 4,
      "weighedBy": "1 tsp = 2 g (USDA 02015)",
      "source": "USDA SR28 02015",
      "carbs": 2.2,
      "fiber": 2.1,
      "netCarbs": 0.1,
      "gi": 66,
      "giSource": "no published value, nor a close relative’s: a cautious one between 38 and 73 (Atkinson 2021, sucrose 66; Foster-Powell 2002, tomato juice 38)",
      "giEstimate": true,
      "load": 0.1
    }
  ],
  "pot": {
    "carbs": 166.6,
    "fiber": 30.6,
    "glycemicLoad": 73.5
  },
  "perServing": {
    "carbs": 41.6,
    "fiber": 7.7,
    "glycemicLoad": 18.4
  },
  "carbsBetween": {
    "least": 40.6,
    "most": 42.6
  },
  "plate": {
    "vegetables": 0.34,
    "protein": 0.32,
    "carbohydrate": 0.25,
    "other": 0.09
  }
}

export const INCOMPLETE: Incomplete = {
  "range": {
    "line": "1 tbsp Old Harbour glaze",
    "carbs": 39.7,
    "carbsBetween": {
      "least": 35.7,
      "most": 51
    }
  },
  "atLeast": {
    "line": "1 jar Old Harbour glaze",
    "carbs": 39.7,
    "carbsBetween": null
  },
  "noTotal": {
    "line": "1 jar Old Harbour glaze",
    "carbs": null,
    "carbsBetween": null
  }
}
