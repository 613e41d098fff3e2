import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { isCompressibleType } from './cached-response'
import { type BuiltFile, COMPRESSED_FOLDER, listBuiltFiles } from './files'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

export async function compressAssets(): Promise<void> {
  await rm(COMPRESSED_FOLDER, { recursive: true, force: true })
  const compressibleFiles = [...listBuiltFiles().values()].filter(({ type }) =>
    isCompressibleType(type),
  )
  await Promise.all(compressibleFiles.map(compressFile))
}

async function compressFile({ urlPath, file }: BuiltFile) {
  const body = await readFile(file)
  const target = path.join(COMPRESSED_FOLDER, urlPath)
  await mkdir(path.dirname(target), { recursive: true })
  const variants = { '.br': await brotli(body), '.gz': await gzip(body, { level: 9 }) }
  for (const [extension, bytes] of Object.entries(variants)) {
    if (bytes.length < body.length) await writeFile(target + extension, bytes)
  }
}
