import 'server-only'
import { eq } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { schoolSites } from '@/db/schema'
import { lockOwnSite } from '../access'
import type { SiteSettingsInput } from '../schema'

/** Refused if someone saved other settings meanwhile. */
export async function saveSiteSettings(
  viewer: { id: string },
  { version, ...settings }: SiteSettingsInput,
): Promise<{ version: number }> {
  const db = await database()
  return db.transaction(async (tx) => {
    const site = await lockOwnSite(tx, viewer.id)
    if (site.settingsVersion !== version) throw new AppError('conflict', 'siteSettingsSaved')
    await tx
      .update(schoolSites)
      .set({ settings: { ...site.settings, ...settings }, settingsVersion: version + 1 })
      .where(eq(schoolSites.id, site.id))
    return { version: version + 1 }
  })
}

/** Of the site's own pictures; others show nothing. Empty removes it. */
export async function saveSiteLogo(viewer: { id: string }, { file }: { file: string }) {
  const db = await database()
  await db.transaction(async (tx) => {
    const site = await lockOwnSite(tx, viewer.id)
    await tx
      .update(schoolSites)
      .set({ settings: { ...site.settings, logo: file } })
      .where(eq(schoolSites.id, site.id))
  })
}
