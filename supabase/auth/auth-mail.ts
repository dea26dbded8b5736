/** A finished mail. Delivering it is the business of whoever opened the backend. */
export type AuthMail = { to: string; subject: string; html: string; text: string }

export type SendMail = (mail: AuthMail) => Promise<void>
