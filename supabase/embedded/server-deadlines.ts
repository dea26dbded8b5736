/**
 * How long a sender may take for the head of a request, and for all of it, in milliseconds; slower senders are cut off
 * (408). Node looks as often as the interval says. Answers may take as long as they need.
 */
export const SERVER_DEADLINES = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2000,
  // The site ends its idle connections itself. If the server ended them too, it could reset the next request on a busy
  // machine.
  keepAliveTimeout: 0,
} as const
