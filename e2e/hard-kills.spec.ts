import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { PASSWORD } from './site/account.ts'
import { forget, type RunningSite, runBackend, runSite } from './site/run-site.ts'

/**
 * This is about the processes started after each kill, first the site's. `supabase/hard-kills.test.ts` shows that the
 * database under them survives ten kills, whatever they interrupt.
 */
const NEXT = [runBackend, runSite, runSite]

test('hard kills of the site and of its backend in the middle of writes lose nothing that was acknowledged', async () => {
  const kept = new Acknowledged()
  let site = await runSite()
  try {
    for (const [round, run] of NEXT.entries()) {
      const writing = writeUntilCut(site, round, kept)
      // Killed in the middle: some writes are done, others are on their way.
      const enough = kept.size + 4 * (round + 1)
      await expect.poll(() => kept.size, { intervals: [5] }).toBeGreaterThanOrEqual(enough)
      await site.stop('SIGKILL')
      await writing
      site = await run({}, { dataDir: site.dataDir })
      expect(await missing(site, kept), `after kill ${round + 1}`).toEqual([])
    }
  } finally {
    await site.stop()
    forget(site)
  }
})

/** The writes the site has acknowledged. */
class Acknowledged {
  readonly members = new Map<string, { name: string; recipes: Set<string> }>()
  size = 0

  member(email: string) {
    const member = this.members.get(email) ?? { name: '', recipes: new Set<string>() }
    this.members.set(email, member)
    return member
  }
}

/** New members save recipes and change their names until the site stops answering. */
async function writeUntilCut(site: RunningSite, round: number, kept: Acknowledged): Promise<void> {
  const writers = [0, 1, 2].map(async (writer) => {
    for (let turn = 0; ; turn += 1) {
      const email = `kill-${round}-${writer}-${turn}@example.com`
      const db = clientOf(site)
      if ((await db.auth.signUp({ email, password: PASSWORD })).error) return
      const member = kept.member(email)
      kept.size += 1
      const { data, error } = await db.auth.signInWithPassword({ email, password: PASSWORD })
      if (error) return
      for (let count = 0; count < 5; count += 1) {
        const id = crypto.randomUUID()
        const { error: refused } = await db.from('recipes').insert({ ...RECIPE, id, user_id: data.user.id })
        if (refused) return
        member.recipes.add(id)
        kept.size += 1
        const name = `Name ${count}`
        const renamed = await db.from('profiles').update({ name }).eq('id', data.user.id)
        if (renamed.error) return
        member.name = name
        kept.size += 1
      }
    }
  })
  await Promise.all(writers)
}

const RECIPE = { title: 'Lentil soup', ingredients: ['1 cup lentils'], instructions: ['Simmer.'] }

/** Acknowledged writes that are missing. A later write may be there although its answer never arrived. */
async function missing(site: RunningSite, kept: Acknowledged): Promise<string[]> {
  const gone: string[] = []
  for (const [email, { name, recipes }] of kept.members) {
    const db = clientOf(site)
    const { data, error } = await db.auth.signInWithPassword({ email, password: PASSWORD })
    if (error) {
      gone.push(email)
      continue
    }
    const { data: rows } = await db.from('recipes').select('id').eq('user_id', data.user.id)
    const there = new Set(rows?.map((row) => row.id))
    for (const id of recipes) if (!there.has(id)) gone.push(`${email} ${id}`)
    const { data: profile } = await db.from('profiles').select('name').eq('id', data.user.id).single()
    if (!profile || (name && Number(profile.name.slice(5)) < Number(name.slice(5))))
      gone.push(`${email} name`)
    const { count } = await db
      .from('user_activity')
      .select('id', { count: 'exact', head: true })
      .eq('user_id', data.user.id)
      .eq('type', 'recipe_created')
    if (count !== there.size) gone.push(`${email} activity`)
    // Checked once; the next rounds use new members.
    kept.members.delete(email)
  }
  return gone
}

function clientOf(site: RunningSite): SupabaseClient {
  const { publishableKey } = JSON.parse(readFileSync(join(site.dataDir, 'keys.json'), 'utf8'))
  return createClient(site.url, publishableKey, { auth: { persistSession: false, autoRefreshToken: false } })
}
