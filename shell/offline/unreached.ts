/** Event of the window: a request got no answer, whatever the browser thinks of its network. */
export const UNREACHED = 'evenplate:unreached'
