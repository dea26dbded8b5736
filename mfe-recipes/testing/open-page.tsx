import { openPage as openPageOf } from '@evenplate/platform/open-page'
import remote from '../remote.tsx'

/** A page of this remote as the shell shows it. @param params named parts of the address */
export const openPage = (
  name: string,
  at: string,
  params: Record<string, string> = {},
  options: Omit<NonNullable<Parameters<typeof openPageOf>[3]>, 'params'> = {},
) => openPageOf(remote, name, at, { ...options, params })
