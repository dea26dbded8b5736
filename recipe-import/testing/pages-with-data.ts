import type { TestPage } from './test-page.ts'

const ld = (data: unknown): string => `<script type="application/ld+json">${JSON.stringify(data)}</script>`

/** Pages with machine-readable data, each in one of the ways that real sites use. */
export const PAGES_WITH_DATA: readonly TestPage[] = [
  {
    name: 'a graph of a blog, with sections',
    html: `<!doctype html><html lang="en-US"><head><meta charset="UTF-8"><title>Turkey Chili - Kitchen of Ann</title>
<script type="application/ld+json" class="yoast-schema-graph">${JSON.stringify({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'Article', '@id': 'https://ann.test/chili/#article', headline: 'Turkey Chili' },
        { '@type': 'WebPage', '@id': 'https://ann.test/chili/', name: 'Turkey Chili - Kitchen of Ann' },
        { '@type': 'Person', '@id': 'https://ann.test/#ann', name: 'Ann Cook' },
        {
          '@type': 'Recipe',
          name: 'Turkey Chili',
          author: { '@id': 'https://ann.test/#ann' },
          description: 'Smoky, and ready in an hour.',
          recipeYield: ['6', '6 servings'],
          prepTime: 'PT15M',
          cookTime: 'PT45M',
          totalTime: 'PT1H',
          recipeIngredient: [
            '1 tablespoon olive oil',
            '1 1/2 lb ground turkey',
            '2 (15 oz) cans kidney beans, drained',
          ],
          recipeInstructions: [
            {
              '@type': 'HowToSection',
              name: 'Brown the meat',
              itemListElement: [{ '@type': 'HowToStep', text: 'Heat the oil and brown the turkey.' }],
            },
            {
              '@type': 'HowToSection',
              name: 'Simmer',
              itemListElement: [
                { '@type': 'HowToStep', text: 'Add the beans.' },
                { '@type': 'HowToStep', text: 'Simmer for 40 minutes.' },
              ],
            },
          ],
          nutrition: {
            '@type': 'NutritionInformation',
            servingSize: '1 bowl',
            calories: '320 kcal',
            carbohydrateContent: '24 g',
            fiberContent: '7 g',
            sodiumContent: '610 mg',
          },
        },
      ],
    })}</script></head><body><h1>Turkey Chili</h1><ul><li>Home</li><li>About</li></ul></body></html>`,
    is: {
      title: 'Turkey Chili',
      lines: ['1 tablespoon olive oil', '1 1/2 lb ground turkey', '2 (15 oz) cans kidney beans, drained'],
      steps: [
        'Brown the meat: Heat the oil and brown the turkey.',
        'Simmer: Add the beans.',
        'Simmer: Simmer for 40 minutes.',
      ],
      servings: 6,
    },
  },
  {
    name: 'arrays of types, entities inside the data',
    html: `<html><head>${ld([
      { '@context': 'http://schema.org', '@type': 'BreadcrumbList', itemListElement: [] },
      {
        '@context': 'http://schema.org',
        '@type': ['Recipe', 'NewsArticle'],
        headline: 'Mom&#39;s Mac &amp; Cheese',
        name: 'Mom&#39;s Mac &amp; Cheese',
        recipeYield: '8',
        totalTime: 'P0DT0H50M',
        recipeIngredient: ['8 ounces elbow macaroni', '&frac12; cup butter', '3 cups milk, 2% &amp; warm'],
        recipeInstructions: [
          { '@type': 'HowToStep', text: 'Cook macaroni. Drain.\n' },
          { '@type': 'HowToStep', name: 'Bake', text: 'Bake at 350&deg;F (175&deg;C) for 30 minutes.' },
        ],
      },
    ])}</head><body></body></html>`,
    is: {
      title: "Mom's Mac & Cheese",
      lines: ['8 ounces elbow macaroni', '½ cup butter', '3 cups milk, 2% & warm'],
      steps: ['Cook macaroni. Drain.', 'Bake at 350°F (175°C) for 30 minutes.'],
      servings: 8,
    },
  },
  {
    name: 'a broken block before a block with raw line breaks',
    html: `<html><head><script type='application/ld+json'>{"@type": "Organization", "name": "Broken,}</script>
<script type="application/ld+json">
{
  "@context": "https://schema.org/",
  "@type": "Recipe",
  "name": "Lentil Soup",
  "recipeYield": "Serves 4-6",
  "recipeIngredient": ["1 cup lentils", "4 cups
 broth",],
  "recipeInstructions": "1. Rinse the lentils.\\n2. Boil for 25 minutes.\\n\\n3. Serve.",
}
</script></head><body></body></html>`,
    is: {
      title: 'Lentil Soup',
      lines: ['1 cup lentils', '4 cups broth'],
      steps: ['Rinse the lentils.', 'Boil for 25 minutes.', 'Serve.'],
      servings: 4,
    },
  },
  {
    name: 'a recipe inside a web page, steps as HTML',
    html: `<html><body>${ld({
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      mainEntity: {
        '@type': 'https://schema.org/Recipe',
        name: 'Overnight Oats',
        recipeYield: { '@type': 'QuantitativeValue', value: 2, unitText: 'jars' },
        recipeIngredient: '1 cup rolled oats\n1 cup <a href="/milk">almond milk</a>\n1 tbsp chia seeds',
        recipeInstructions:
          '<ol><li>Stir <b>everything</b> together.</li><li>Chill overnight &mdash; at least 6 hours.</li></ol>',
      },
    })}</body></html>`,
    is: {
      title: 'Overnight Oats',
      lines: ['1 cup rolled oats', '1 cup almond milk', '1 tbsp chia seeds'],
      steps: ['Stir everything together.', 'Chill overnight — at least 6 hours.'],
      servings: 2,
    },
  },
  {
    name: 'German, with decimal commas',
    html: `<html lang="de"><head><meta charset="utf-8">${ld({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Käsespätzle',
      recipeYield: '4 Portionen',
      prepTime: 'P0DT0H20M',
      recipeIngredient: ['400 g Mehl', '4  Eier', '0,25 Liter Wasser', '250 g Bergkäse, gerieben'],
      recipeInstructions:
        'Mehl, Eier und Wasser verrühren.\n\nDen Teig in kochendes Wasser schaben. Mit dem Käse schichten.',
      nutrition: { calories: '612 kcal', carbohydrateContent: '71,5g' },
    })}</head><body></body></html>`,
    is: {
      title: 'Käsespätzle',
      lines: ['400 g Mehl', '4 Eier', '0,25 Liter Wasser', '250 g Bergkäse, gerieben'],
      steps: [
        'Mehl, Eier und Wasser verrühren.',
        'Den Teig in kochendes Wasser schaben. Mit dem Käse schichten.',
      ],
      servings: 4,
    },
  },
  {
    name: 'Spanish, sections that hold lists of items',
    html: `<html lang="es">${ld({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': ['Recipe'],
          name: 'Tortilla de patatas',
          recipeYield: 'Para 4 personas',
          recipeIngredient: ['600 g de patatas', '5 huevos', 'Sal al gusto'],
          recipeInstructions: {
            '@type': 'ItemList',
            itemListElement: [
              { '@type': 'ListItem', position: 1, item: { '@type': 'HowToStep', text: 'Pela las patatas.' } },
              { '@type': 'ListItem', position: 2, item: { '@type': 'HowToStep', text: 'Bate los huevos.' } },
            ],
          },
        },
      ],
    })}</html>`,
    is: {
      title: 'Tortilla de patatas',
      lines: ['600 g de patatas', '5 huevos', 'Sal al gusto'],
      steps: ['Pela las patatas.', 'Bate los huevos.'],
      servings: 4,
    },
  },
  {
    name: 'old names, headings among the lines, a yield in pieces',
    html: `<html>${ld({
      '@context': 'http://schema.org/',
      '@type': 'Recipe',
      name: 'Frosted Cookies',
      recipeYield: '24 cookies',
      ingredients: [
        'For the cookies:',
        '2 cups flour',
        '1 cup butter',
        'For the frosting',
        '1 cup powdered sugar',
      ],
      recipeInstructions: ['Bake the cookies.', 'Frost them.'],
      cookTime: '12 minutes',
    })}</html>`,
    is: {
      title: 'Frosted Cookies',
      lines: [
        '# For the cookies',
        '2 cups flour',
        '1 cup butter',
        '# For the frosting',
        '1 cup powdered sugar',
      ],
      steps: ['Bake the cookies.', 'Frost them.'],
      servings: 24,
    },
  },
  {
    name: 'a title that closes a script, and a separator of lines',
    html: `<html><script type="application/ld+json">{"@type":"Recipe","name":"Soup <\\/script><script>alert(1)<\\/script>\u2028of the\\u2028day \\u202e","recipeYield":4,"recipeIngredient":["1 onion","2 cups water"],"recipeInstructions":["Boil."]}</script></html>`,
    is: {
      title: 'Soup of the day',
      lines: ['1 onion', '2 cups water'],
      steps: ['Boil.'],
      servings: 4,
    },
  },
  {
    name: 'data in a comment, full names of everything',
    html: `<html><script type="application/ld+json">//<![CDATA[
<!--
{"@context":{"schema":"http://schema.org/"},"@type":"http://schema.org/Recipe","schema:name":"Plain Rice","http://schema.org/recipeYield":"2 servings","schema:recipeIngredient":["1 cup rice","2 cups water"],"schema:recipeInstructions":[{"@type":"schema:HowToStep","schema:text":"Boil, then rest."}]};
-->
//]]></script></html>`,
    is: {
      title: 'Plain Rice',
      lines: ['1 cup rice', '2 cups water'],
      steps: ['Boil, then rest.'],
      servings: 2,
    },
  },
  {
    name: 'microdata of an old blog',
    html: `<html><body><div itemscope itemtype="http://schema.org/Recipe">
<h2 itemprop="name">Banana Bread</h2>
By <span itemprop="author" itemscope itemtype="http://schema.org/Person"><span itemprop="name">Joe</span></span>
Prep: <time itemprop="prepTime" datetime="PT10M">10 mins</time>
Makes: <span itemprop="recipeYield">1 loaf</span>
<ul><li itemprop="ingredients"><span class="amount">3</span> <span>ripe bananas</span></li>
<li itemprop="ingredients">2 cups <a href="#">flour</a></li></ul>
<div itemprop="nutrition" itemscope itemtype="http://schema.org/NutritionInformation">
<span itemprop="calories">210</span> <span itemprop="carbohydrateContent">38g</span></div>
<ol><li itemprop="recipeInstructions">Mash the bananas.</li><li itemprop="recipeInstructions">Bake for 1 hour.</li></ol>
</div></body></html>`,
    is: {
      title: 'Banana Bread',
      lines: ['3 ripe bananas', '2 cups flour'],
      steps: ['Mash the bananas.', 'Bake for 1 hour.'],
      servings: null,
    },
  },
  {
    name: 'microdata with all steps in one property',
    html: `<html><body><article itemscope="itemscope" itemtype="https://schema.org/Recipe">
<meta itemprop="name" content="Greek Salad"><meta itemprop="recipeYield" content="Serves 2">
<p itemprop="recipeIngredient">1 cucumber</p><p itemprop="recipeIngredient">100 g feta</p>
<div itemprop="recipeInstructions"><p>Chop the cucumber.</p><p>Crumble the feta
over it.</p></div></article></body></html>`,
    is: {
      title: 'Greek Salad',
      lines: ['1 cucumber', '100 g feta'],
      steps: ['Chop the cucumber.', 'Crumble the feta over it.'],
      servings: 2,
    },
  },
  {
    name: 'microformats',
    html: `<html><body><article class="h-recipe entry"><h1 class="p-name">Guacamole</h1>
<p>Serves <span class="p-yield">4</span>, <time class="dt-duration" datetime="PT10M">10 minutes</time></p>
<ul><li class="p-ingredient">2 avocados</li><li class="p-ingredient">1 lime</li></ul>
<div class="e-instructions"><ol><li>Mash.</li><li>Season.</li></ol></div></article></body></html>`,
    is: { title: 'Guacamole', lines: ['2 avocados', '1 lime'], steps: ['Mash.', 'Season.'], servings: 4 },
  },
]
