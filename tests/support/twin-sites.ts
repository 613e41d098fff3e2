import { rmSync } from 'node:fs'
import { copyFolder } from './copy-folder'
import { isOnPostgres, startSite } from './site'
import { newTestDatabase } from './test-database'

/** The dates of a first start are unique, so the twin begins from a copy of the database. */
export async function startTwinSites(env: Record<string, string>) {
  const database = await newTestDatabase()
  const firstSite = await startSite({ env, database })
  if (isOnPostgres) {
    const stop = () => firstSite.stop().then(database.drop)
    return { site: firstSite, startTwin: () => startSite({ env }), stop }
  }
  await firstSite.stop()
  const copiedFolder = `${firstSite.dataDir}-twin`
  copyFolder(firstSite.dataDir, copiedFolder)
  const site = await startSite({ env, database })
  const startTwin = () => startSite({ env: { ...env, DATA_DIR: copiedFolder } })
  const stop = async () => {
    await site.stop()
    await database.drop()
    rmSync(copiedFolder, { recursive: true, force: true })
  }
  return { site, startTwin, stop }
}
