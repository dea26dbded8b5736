import { randomUuid } from '@evenplate/domain/random-uuid'
import type { Recipe } from '@evenplate/domain/recipe'
import type { RecipeRequest } from '@evenplate/domain/request'
import type { Device } from '@evenplate/platform/contract'
import type { Change } from '@evenplate/recipe-view/changes'
import type { Update } from '@evenplate/recipe-view/changing'
import type { UnsavedChanges } from '@evenplate/saved-recipe/changes/unsaved-changes'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { type PersistStorage, persist } from 'zustand/middleware'
import { type BuilderForm, builderForm, EMPTY_FORM } from './builder-form.ts'
import { type BuilderState, FORM, type GeneratedRecipe, generatedRecipe } from './builder-state.ts'
import { type Mail, NO_MAIL } from './mail.ts'

/** The builder's state. A reload keeps the part in `StoredBuilder`, only for this tab. */
export type Builder = {
  draft: BuilderForm
  state: BuilderState
  /** The last finished recipe: still here while the visitor looks at the form again or registers. */
  last: GeneratedRecipe | null
  /** Saving the recipe with this id: in progress, or failed. Never stored. */
  save: { id: string; now: UnsavedChanges<Recipe, Change> } | null
  /** The last request without an answer: the same request again returns to it, and counts once. */
  unanswered: Unanswered | null
  /** Whose draft this is: a member's id, or null for a guest. */
  owner: string | null
  /** The address in "email me this recipe", null until one is typed; and the result. Never stored. */
  mailTo: string | null
  mail: Mail
  /** True while somebody is typing that address: a finished recipe waits for them. Never stored. */
  isWritingMail: boolean
  /** The visitor's corrections to the reading of the last request, and which request that was. Never stored. */
  mended: Mended
  change(fields: Partial<BuilderForm>): void
  /** @returns the key to use: the same request's, as long as it has no answer */
  keyFor(request: RecipeRequest): string
  become(state: BuilderState): void
  finish(recipe: GeneratedRecipe): void
  markSaved(id: string): void
  /** Stores the result of saving the last recipe, with the recipe and its changes, if it is still this one. */
  holdSave(id: string, now: UnsavedChanges<Recipe, Change>): void
  /** Changes the last recipe, if it is still this one. */
  changeRecipe(id: string, update: Update): void
  writeMailTo(address: string): void
  becomeMail(mail: Mail): void
  writeMail(isWriting: boolean): void
  mend(mended: Mended): void
  /** A guest made or removed the link to a recipe. */
  shareAs(id: string, share: GeneratedRecipe['share']): void
  belongTo(owner: string | null): void
  startOver(): void
}

/** `of`: the request without its choices, as text. Another request starts without corrections. */
export type Mended = { of: string; choices: readonly string[] }

const NOTHING_MENDED: Mended = { of: '', choices: [] }

/** A request as JSON, and the idempotency key it was sent with. */
const unanswered = z.object({ request: z.string(), generation: z.string() })
type Unanswered = z.infer<typeof unanswered>

const storedBuilder = z.object({
  draft: builderForm,
  last: z.nullable(generatedRecipe),
  unanswered: z._default(z.nullable(unanswered), null),
  owner: z.nullable(z.string()),
})
type StoredBuilder = z.infer<typeof storedBuilder>

const EMPTY = {
  draft: EMPTY_FORM,
  state: FORM,
  last: null,
  save: null,
  unanswered: null,
  mailTo: null,
  mail: NO_MAIL,
  isWritingMail: false,
  mended: NOTHING_MENDED,
}

export const useBuilder = create<Builder>()(
  persist(
    (set, get) => ({
      ...EMPTY,
      owner: null,
      change: (fields) => set((state) => ({ draft: { ...state.draft, ...fields } })),
      keyFor(request) {
        const asked = JSON.stringify(request)
        const before = get().unanswered
        if (before?.request === asked) return before.generation
        const generation = randomUuid()
        set({ unanswered: { request: asked, generation } })
        return generation
      },
      become: (state) => set({ state }),
      finish: (recipe) => set({ state: { step: 'done', generated: recipe }, last: recipe, unanswered: null }),
      markSaved: (id) => set(onLast(id, (last) => ({ ...last, saved: true }))),
      holdSave: (id, now) =>
        set((state) => ({
          ...onLast(id, (last) => ({ ...last, recipe: now.base, changes: now.changes }))(state),
          save: { id, now },
        })),
      changeRecipe: (id, update) => set(onLast(id, (last) => ({ ...last, changes: update(last.changes) }))),
      writeMailTo: (mailTo) => set({ mailTo }),
      becomeMail: (mail) => set({ mail }),
      writeMail: (isWritingMail) => set({ isWritingMail }),
      mend: (mended) => set({ mended }),
      shareAs: (id, share) => set(onLast(id, (last) => ({ ...last, share }))),
      belongTo: (owner) => set((state) => (mayInherit(state.owner, owner) ? { owner } : { ...EMPTY, owner })),
      startOver: () => set(EMPTY),
    }),
    {
      name: 'builder-state',
      storage: tabStorage(),
      partialize: ({ draft, last, unanswered, owner }): StoredBuilder => ({ draft, last, unanswered, owner }),
      // Read after mount (`useRestoredForm`): the first render must equal the prerendered one.
      skipHydration: true,
    },
  ),
)

/** The last recipe is stored twice: as `last`, and in `state` when it was just made. */
const onLast =
  (id: string, change: (last: GeneratedRecipe) => GeneratedRecipe) =>
  ({ last, state }: Builder): Partial<Builder> => {
    if (last?.id !== id) return {}
    const next = change(last)
    return { last: next, state: state.step === 'done' ? { step: 'done', generated: next } : state }
  }

/**
 * When a guest signs in, what they typed stays. What a member typed is theirs: it is removed when they sign out, or
 * when someone else signs in.
 */
export const mayInherit = (owner: string | null, now: string | null): boolean =>
  owner === null || owner === now

/** Set by the page before anything is restored (`useRestoredForm`); until then nothing is stored. */
let device: Device | null = null

export function storeOn(shells: Device): void {
  device = shells
}

/** What an older build wrote and this one cannot read is dropped. */
function tabStorage(): PersistStorage<StoredBuilder> {
  return {
    getItem() {
      const state = device?.read('builder-state', (stored) => storedBuilder.parse(stored))
      return state ? { state } : null
    },
    setItem: (_, { state }) => device?.write('builder-state', state),
    removeItem: () => device?.remove('builder-state'),
  }
}
