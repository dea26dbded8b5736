/**
 * What the auth server wants to have mailed, and to whom. Delivery is not its business.
 * `already-registered` goes to someone who signs up a second time: the page tells nobody that an address is known.
 */
export type AuthMail = {
  kind: 'confirmation' | 'recovery' | 'already-registered'
  to: string
  userId: string
}

export type SendMail = (mail: AuthMail) => Promise<void>
