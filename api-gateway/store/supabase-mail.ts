import { recipe } from '@evenplate/domain/recipe'
import * as z from 'zod/mini'
import type { ContactStore, RecipeMailStore, SharedRecipeStore } from './mail-store.ts'
import { type Call, subjectArgs } from './supabase.ts'

const left = z.object({ outcome: z.enum(['stored', 'known', 'refused']) })
const taking = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('taken'), id: z.uuid(), result: recipe }),
  z.object({ outcome: z.literal('already_sent') }),
  z.object({ outcome: z.literal('pending') }),
  z.object({ outcome: z.literal('not_found') }),
  z.object({ outcome: z.literal('refused') }),
])

/** Contact messages, reached with the service key. */
export function supabaseContacts(call: Call): ContactStore {
  return {
    async leave({ id, name, email, subject, message }, from, user) {
      const reply = await call('leave_contact_message', {
        p_id: id,
        p_name: name,
        p_email: email,
        p_subject: subject,
        p_message: message,
        p_address: from,
        p_user: user,
      })
      return left.parse(reply).outcome
    },
    async mailed(id) {
      await call('contact_message_mailed', { p_id: id })
    },
  }
}

/** Recipe mails, reached with the service key. */
export function supabaseRecipeMails(call: Call): RecipeMailStore {
  return {
    async take(subject, generation, recipient, from) {
      const reply = await call('take_recipe_mail', {
        ...subjectArgs(subject),
        p_address: from,
        p_idempotency_key: generation,
        p_recipient: recipient,
      })
      return taking.parse(reply)
    },
    async release(id) {
      await call('release_recipe_mail', { p_id: id })
    },
  }
}

/** Public recipes, read without special rights. */
export function supabaseSharedRecipes(call: Call): SharedRecipeStore {
  return {
    async read(slug) {
      const rows = await call('shared_recipe', { p_slug: slug })
      return Array.isArray(rows) ? (rows[0] ?? null) : null
    },
  }
}
