import { createHash } from 'node:crypto'
import { createReadStream, existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { settings } from '@/base/settings'
import { getFileStore } from '@/lib/files/store'
import { openFolderStore } from '@/lib/files/store/folder'

/** Unfinished uploads start again. */
const UNFINISHED = /^(parts|writing)\//

/** Into the folder or bucket of the settings, which checks each file's sum as it stores it. */
export async function copyFiles(from: string) {
  const folder = path.join(from, 'files')
  const { files: target } = settings()
  const isSameFolder = target.kind === 'folder' && isSame(target.dir, folder)
  let [files, bytes] = [0, 0]
  if (existsSync(folder))
    for await (const { key } of openFolderStore(folder).list()) {
      if (UNFINISHED.test(key)) continue
      const file = path.join(folder, key)
      const content = await measure(file)
      if (!isSameFolder) await getFileStore().put(key, createReadStream(file), content)
      files += 1
      bytes += content.bytes
    }
  return { files, bytes, isSameFolder }
}

const isSame = (a: string, b: string) =>
  existsSync(a) && existsSync(b) && realpathSync(a) === realpathSync(b)

async function measure(file: string) {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(file)) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex') }
}
