import 'server-only'
import { draftMode } from 'next/headers'
import { settings } from '@/base/settings'

/**
 * Our server renders public pages at runtime in draft mode, and again after each content change. The build
 * has no database, so a static host shows the fallback, which must stay true.
 */
export async function readAtRuntime<Now, Else>(
  query: () => Promise<Now>,
  fallback: Else,
): Promise<Now | Else> {
  const { isEnabled } = await draftMode()
  return isEnabled || !settings().production ? query() : fallback
}
