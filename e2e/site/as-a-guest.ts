const REQUEST = { mode: 'guided', mealType: 'Dinner' }

/** A guest requests a recipe from a site, as a program would. */
export const ask = (url: string, guest: string, accept = 'application/json') =>
  fetch(`${url}/api/recipes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-guest-id': guest, accept },
    body: JSON.stringify(REQUEST),
  })

/** How many recipes were counted for a guest today. */
export const usedOf = async (url: string, guest: string): Promise<number> =>
  (await (await fetch(`${url}/api/quota`, { headers: { 'x-guest-id': guest } })).json()).used
