import type { SupabaseClient } from '@supabase/supabase-js'

/** A member's export as a browser requests it, page by page; each page has its tables. */
export async function pagesOf(client: SupabaseClient): Promise<Record<string, unknown[]>[]> {
  const pages: Record<string, unknown[]>[] = []
  for (let p_page: string | null = null; ; ) {
    const { data } = await client.rpc('export_my_page', { p_page }).throwOnError()
    pages.push(data.data)
    if (data.next === null) return pages
    p_page = data.next
  }
}
