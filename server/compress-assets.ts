import { statSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { isCompressibleType } from './cached-response'
import { type BuiltFile, COMPRESSED_FOLDER, listBuiltFiles } from './files'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Each file that has changed since it was last compressed, so a build can begin before all is written. */
export async function compressAssets(): Promise<void> {
  const compressibleFiles = [...listBuiltFiles().values()].filter(({ type }) =>
    isCompressibleType(type),
  )
  await Promise.all(compressibleFiles.map(compressFile))
}

async function compressFile({ urlPath, file }: BuiltFile) {
  const target = path.join(COMPRESSED_FOLDER, urlPath)
  if (getChangeTime(`${target}.gz`) > getChangeTime(file)) return
  const body = await readFile(file)
  await mkdir(path.dirname(target), { recursive: true })
  const variants = { '.br': await brotli(body), '.gz': await gzip(body, { level: 9 }) }
  for (const [extension, bytes] of Object.entries(variants)) {
    if (bytes.length < body.length) await writeFile(target + extension, bytes)
  }
}

const getChangeTime = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
