import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { isPackable } from './copy'
import { type BuiltFile, builtFiles, PACKED } from './files'

/** Packs the build's files as tightly as it goes, once, when the site is built. */

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

export async function packFiles(): Promise<void> {
  await rm(PACKED, { recursive: true, force: true })
  const worth = [...builtFiles().values()].filter(({ type }) => isPackable(type))
  await Promise.all(worth.map(pack))
}

async function pack({ address, file }: BuiltFile) {
  const body = await readFile(file)
  const target = path.join(PACKED, address)
  await mkdir(path.dirname(target), { recursive: true })
  const small = { '.br': await brotli(body), '.gz': await gzip(body, { level: 9 }) }
  for (const [ending, bytes] of Object.entries(small)) {
    if (bytes.length < body.length) await writeFile(target + ending, bytes)
  }
}
