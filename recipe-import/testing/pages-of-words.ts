import type { TestPage } from './test-page.ts'

/** Pages without machine-readable data: only their words and headings. */
export const PAGES_OF_WORDS: readonly TestPage[] = [
  {
    name: 'headings and lists',
    html: `<!doctype html><html><head><title>Skillet Salmon | Weeknight Fish</title></head><body>
<nav><ul><li><a href="/">Home</a></li><li><a href="/2">2 for 1 offers</a></li></ul></nav>
<main><h1>Skillet Salmon</h1><p>I have made this since 2009. It never fails.</p>
<p><b>Yield:</b> 2 servings</p>
<h2>Ingredients</h2><ul><li>2 salmon fillets</li><li>1 tablespoon butter</li><li>Salt</li></ul>
<h3>For the salad</h3><ul><li>4 cups greens</li></ul>
<h2>Directions</h2><ol><li>Melt the butter.</li><li>Fry the salmon for 4 minutes a side.</li></ol>
<h2>Comments</h2><ul><li>Great! I used 3 fillets.</li></ul></main>
<footer><ul><li>Privacy</li></ul></footer></body></html>`,
    is: {
      title: 'Skillet Salmon',
      lines: ['2 salmon fillets', '1 tablespoon butter', 'Salt', '# For the salad', '4 cups greens'],
      steps: ['Melt the butter.', 'Fry the salmon for 4 minutes a side.'],
      servings: 2,
    },
  },
  {
    name: 'bold words and line breaks',
    html: `<html><head><meta property="og:title" content="Grandma's Meatballs"></head><body><div class="post-body">
My grandma made these.<br><br><b>Ingredients:</b><br>1 lb ground beef<br>1 egg<br>1/2 cup breadcrumbs<br><br>
<strong>Method:</strong><br>Mix it all.<br>Roll into balls.<br>Bake 20 minutes.<br><br><b>Notes</b><br>Freezes well.</div>
<div id="comments">3 comments</div></body></html>`,
    is: {
      title: "Grandma's Meatballs",
      lines: ['1 lb ground beef', '1 egg', '1/2 cup breadcrumbs'],
      steps: ['Mix it all.', 'Roll into balls.', 'Bake 20 minutes.'],
      servings: null,
    },
  },
  {
    name: 'German in Windows-1252, said in the page',
    encoding: 'windows-1252',
    html: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1"><title>Grüne Soße</title></head><body>
<h1>Grüne Soße</h1><p>Für 4 Personen</p><h2>Zutaten</h2><ul><li>200 g Kräuter</li><li>½ Zwiebel</li><li>4 EL Öl</li></ul>
<h2>Zubereitung</h2><p>Kräuter hacken – sehr fein.</p><p>Mit Öl verrühren und würzen.</p></body></html>`,
    is: {
      title: 'Grüne Soße',
      lines: ['200 g Kräuter', '½ Zwiebel', '4 EL Öl'],
      steps: ['Kräuter hacken – sehr fein.', 'Mit Öl verrühren und würzen.'],
      servings: 4,
    },
  },
  {
    name: 'Spanish in Windows-1252, said in the header',
    encoding: 'windows-1252',
    header: 'text/html; charset=windows-1252',
    html: `<html><body><h1>Piña asada con azúcar</h1><p>Raciones: 6</p><h3>Ingredientes</h3>
<p>1 piña<br>50 g de azúcar<br>1 limón</p><h3>Preparación</h3><ol><li>Corta la piña.</li><li>Ásala 10 minutos.</li></ol></body></html>`,
    is: {
      title: 'Piña asada con azúcar',
      lines: ['1 piña', '50 g de azúcar', '1 limón'],
      steps: ['Corta la piña.', 'Ásala 10 minutos.'],
      servings: 6,
    },
  },
  {
    name: 'German in tables',
    html: `<html lang="de"><meta charset="utf-8"><body><h1>Apfelkuchen</h1><table><caption>Zutaten für 12 Stücke</caption>
<tr><td>3</td><td>Äpfel</td></tr><tr><td>150 g</td><td>Butter</td></tr><tr><td></td><td>etwas Zimt</td></tr></table>
<h2>So geht's</h2><h3>Zubereitung:</h3><p>1. Äpfel schälen.</p><p>2. Backen.</p></body></html>`,
    is: {
      title: 'Apfelkuchen',
      lines: ['3 Äpfel', '150 g Butter', 'etwas Zimt'],
      steps: ['Äpfel schälen.', 'Backen.'],
      servings: 12,
    },
  },
  {
    name: 'headings that are paragraphs of a word',
    html: `<html><head><title>Hummus</title></head><body><div class="entry"><h1>Hummus</h1><p>INGREDIENTS</p><p>1 can chickpeas</p><p>2 tbsp tahini</p>
<p>INSTRUCTIONS</p><p>Blend until smooth.</p><p>Serve with olive oil.</p><p>Share this:</p><ul><li>Facebook</li><li>Print</li></ul></div></body></html>`,
    is: {
      title: 'Hummus',
      lines: ['1 can chickpeas', '2 tbsp tahini'],
      steps: ['Blend until smooth.', 'Serve with olive oil.'],
      servings: null,
    },
  },
  {
    name: 'boxes to tick, and text for the sighted and the blind twice',
    html: `<html><body><h1>Shakshuka</h1><div><h4>What you need</h4>
<ul><li><input type="checkbox"><label>4 eggs</label></li><li><input type="checkbox"><label>1 can tomatoes</label><button>Add to list</button></li></ul>
<h4>How to make it</h4><div class="step"><h5>Step 1</h5><p>Simmer the tomatoes.</p></div><div class="step"><h5>Step 2</h5><p>Poach the eggs in them.</p></div></div></body></html>`,
    is: {
      title: 'Shakshuka',
      lines: ['4 eggs', '1 can tomatoes'],
      steps: ['Simmer the tomatoes.', 'Poach the eggs in them.'],
      servings: null,
    },
  },
  {
    name: 'prose of a newspaper, with no heading and no list',
    html: `<html><head><title>The long read: my father's beans</title></head><body><h1>My father's beans</h1>
<p>He soaked a pound of dried beans overnight, and in the morning he put them on with an onion and two bay leaves.</p>
<p>After an hour he added a cup of rice.</p></body></html>`,
    is: {
      title: "My father's beans",
      lines: ['a pound of dried beans', 'an onion', 'two bay leaves', 'a cup of rice'],
      steps: [],
      servings: null,
    },
  },
]
