import type { HomeSummary } from '@/lib/learning/schema'
import { routes } from '@/lib/routes'
import { get } from '../api'
import type { Vault } from './vault'

/** The user's next live session, as a page without a connection shows it; `calendar` is its entry as a file. */
export type KeptSession = { title: string; language: string; startsAt: string; calendar: string }

const NAME = 'session'

export async function storeNextSession(vault: Vault): Promise<void> {
  const { ok, data } = await get<HomeSummary>('/api/home')
  if (!ok) return
  if (!data.next) return vault.remove(NAME)
  const { slug, title, language, startsAt } = data.next
  // Without a connection, the one from before stays.
  const response = await fetch(routes.liveSessionCalendar(slug)).catch(() => null)
  if (!response?.ok) return
  const calendar = await response.text()
  await vault.writeJson(NAME, { title, language, startsAt, calendar } satisfies KeptSession)
}

export const readNextSession = (vault: Vault) => vault.readJson<KeptSession>(NAME)
