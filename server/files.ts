import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { areaOf } from '@/lib/area-of'
import { GUARDING_HEADERS, OTHER_SITES_HEADERS } from '@/lib/guarding-headers'
import { type Copy, tagOf } from './copy'

/** The files of the build and of public/, which need no Next: their bytes, packed when the site was built. */

export const PACKED = '.next/packed'
const FOLDERS = { '/_next/static': '.next/static', '': 'public' }
/** The name of a built file holds its hash; the others may change under theirs. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'public, max-age=0'

const TYPES: Record<string, string> = {
  '.bin': 'application/octet-stream',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'application/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

export type BuiltFile = { address: string; file: string; type: string }

/** Every such file by its address. A name that nobody knows how to send stops the start. */
export function builtFiles(): Map<string, BuiltFile> {
  const all = Object.entries(FOLDERS).flatMap(([start, folder]) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => ({
        address: `${start}/${path.relative(folder, file).split(path.sep).join('/')}`,
        file,
        type: typeOf(file),
      })),
  )
  return new Map(all.map((one) => [one.address, one]))
}

export async function copyOfFile({ address, file, type }: BuiltFile): Promise<Copy> {
  const body = await readFile(file)
  const { otherSites } = areaOf(address) ?? {}
  const headers = {
    ...GUARDING_HEADERS,
    ...(otherSites && OTHER_SITES_HEADERS[otherSites]),
    'content-type': type,
    'cache-control': address.startsWith('/_next/') ? FOR_EVER : ASK_AGAIN,
    'accept-ranges': 'bytes',
    etag: tagOf(body),
  }
  const packed = path.join(PACKED, address)
  const [br, gzip] = await Promise.all([readIfThere(`${packed}.br`), readIfThere(`${packed}.gz`)])
  return { status: 200, headers, body, br, gzip }
}

function typeOf(file: string) {
  const type = TYPES[path.extname(file)]
  if (!type) throw new Error(`No content type is known for ${file}; see server/files.ts.`)
  return type
}

const readIfThere = async (file: string) => (existsSync(file) ? readFile(file) : undefined)
