import 'server-only'
import { draftMode } from 'next/headers'
import { settings } from '@/base/settings'

/**
 * What a public page reads from the database. Our server has each page made while it runs, by asking for
 * it as a draft, and anew with each change of content. The build has no database, and a host that sends
 * what was built shows `otherwise`, which must stay true for as long as it stands.
 */
export async function readAtRuntime<Now, Else>(
  query: () => Promise<Now>,
  fallback: Else,
): Promise<Now | Else> {
  const { isEnabled } = await draftMode()
  return isEnabled || !settings().production ? query() : fallback
}
