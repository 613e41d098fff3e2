import 'server-only'
import { chmodSync, lstatSync, readdirSync, type Stats } from 'node:fs'
import path from 'node:path'

/**
 * Restricts everything the site writes to DATA_DIR to its owner. `run.mjs` sets the umask for new
 * files; this covers old ones and those of the embedded database. DATA_DIR may hold other files.
 */
const SITE_FILES =
  /^(checking|database|files|outbox|pages|auth-secret|badge-key|push-key|demo-password|uns\.log|lock(\..+)?)$/

export function restrictPermissions(dataDir: string): void {
  const stat = lstatSync(dataDir, { throwIfNoEntry: false })
  if (!stat?.isDirectory()) return
  if (!isInsideFolder(dataDir, process.cwd())) restrictFile(dataDir, stat)
  for (const name of readdirSync(dataDir))
    if (SITE_FILES.test(name)) restrictRecursively(path.join(dataDir, name))
}

function restrictRecursively(file: string) {
  const stat = lstatSync(file, { throwIfNoEntry: false })
  if (!stat || stat.uid !== process.getuid?.()) return
  restrictFile(file, stat)
  if (stat.isDirectory())
    for (const name of readdirSync(file)) restrictRecursively(path.join(file, name))
}

/** Skips links, which can point anywhere, and files of other users. */
function restrictFile(file: string, stat: Stats) {
  if (stat.uid !== process.getuid?.() || !(stat.isFile() || stat.isDirectory())) return
  const mode = stat.isDirectory() ? 0o700 : 0o600
  if ((stat.mode & 0o777) !== mode) chmodSync(file, mode)
}

const isInsideFolder = (folder: string, child: string) =>
  !path.relative(folder, child).startsWith('..') && !path.isAbsolute(path.relative(folder, child))
