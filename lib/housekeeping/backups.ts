import 'server-only'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { metrics } from '@/base/metrics'
import { settings } from '@/base/settings'

/** Milliseconds since 1970, the newest first. Null where backups are elsewhere, as in containers. */
export async function listBackupTimes(): Promise<number[] | null> {
  const { backupsFolder } = settings().retention
  const names = await readdir(/* turbopackIgnore: true */ backupsFolder).catch(() => null)
  if (!names) return null
  const files = names.filter((name) => name.startsWith('uns-') && name.endsWith('.tar'))
  const times = await Promise.all(
    files.map(
      async (name) =>
        (await stat(path.join(/* turbopackIgnore: true */ backupsFolder, name))).mtimeMs,
    ),
  )
  return times.sort((first, second) => second - first)
}

export async function updateBackupMetrics(): Promise<void> {
  const folder = settings().retention.backupsFolder
  try {
    const times = await listBackupTimes()
    if (times) metrics.backupTime.set({ folder }, (times[0] ?? 0) / 1000)
    else metrics.backupTime.remove({ folder })
  } catch {
    // A backup was deleted meanwhile; the next call reads again.
  }
}
