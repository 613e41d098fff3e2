import { cpSync, rmSync } from 'node:fs'
import { freshDatabase } from './database'
import { onPostgres, startSite } from './site'

/**
 * A site, and another one with the same content that met none of the first one's visitors. The dates of
 * a first start are its own, so the other begins from a copy of it.
 */
export async function twins(env: Record<string, string>) {
  const database = await freshDatabase()
  const first = await startSite({ env, database })
  if (onPostgres) {
    const stop = () => first.stop().then(database.drop)
    return { site: first, startTwin: () => startSite({ env }), stop }
  }
  await first.stop()
  const copy = `${first.dataDir}-twin`
  cpSync(first.dataDir, copy, { recursive: true })
  const site = await startSite({ env, database })
  const startTwin = () => startSite({ env: { ...env, DATA_DIR: copy } })
  const stop = async () => {
    await site.stop()
    await database.drop()
    rmSync(copy, { recursive: true, force: true })
  }
  return { site, startTwin, stop }
}
