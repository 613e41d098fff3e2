import 'server-only'
import { chmodSync, lstatSync, readdirSync, type Stats } from 'node:fs'
import path from 'node:path'

/**
 * What lies in DATA_DIR is everything that the site knows: it is its owner's alone, whatever umask the
 * program was started under. New files are made so (`run.mjs` sets the umask); this is for old ones, and
 * for those to which the embedded database gives a mode of its own when it is made or opened.
 * Only what the site itself puts there is touched, for DATA_DIR may be a folder with other things in it.
 */
const SITE_FILES =
  /^(checking|database|files|outbox|auth-secret|badge-key|demo-password|lock(\..+)?)$/

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

/** A link is left alone, since it may lead anywhere, and so is what belongs to somebody else. */
function restrictFile(file: string, stat: Stats) {
  if (stat.uid !== process.getuid?.() || !(stat.isFile() || stat.isDirectory())) return
  const mode = stat.isDirectory() ? 0o700 : 0o600
  if ((stat.mode & 0o777) !== mode) chmodSync(file, mode)
}

const isInsideFolder = (folder: string, child: string) =>
  !path.relative(folder, child).startsWith('..') && !path.isAbsolute(path.relative(folder, child))
