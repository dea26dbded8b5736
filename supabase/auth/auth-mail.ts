/** A finished mail. The caller that opened the backend delivers it. */
export type AuthMail = { to: string; subject: string; html: string; text: string }

export type SendMail = (mail: AuthMail) => Promise<void>
