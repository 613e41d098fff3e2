import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { matchRoute } from '@/lib/match-route'
import { CROSS_SITE_HEADERS, SECURITY_HEADERS } from '@/lib/security-headers'
import { type CachedResponse, createEtag } from './cached-response'

/** Files of the build and of public/, compressed at build time and served without Next. */

export const COMPRESSED_FOLDER = '.next/packed'
const FOLDERS = { '/_next/static': '.next/static', '': 'public' }
/** Built files carry a hash in their name; others can change. */
const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable'
const REVALIDATE_CACHE = 'public, max-age=0'

const CONTENT_TYPES: Record<string, string> = {
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
  // The source of a worker, which the server's bundle names beside the browser's.
  '.ts': 'text/plain; charset=utf-8',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

export type BuiltFile = { urlPath: string; file: string; type: string }

/** Throws for an unknown file type, which stops the start. */
export function listBuiltFiles(): Map<string, BuiltFile> {
  const all = Object.entries(FOLDERS).flatMap(([prefix, folder]) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => ({
        urlPath: `${prefix}/${path.relative(folder, file).split(path.sep).join('/')}`,
        file,
        type: getContentType(file),
      })),
  )
  return new Map(all.map((builtFile) => [builtFile.urlPath, builtFile]))
}

export async function readBuiltFile({ urlPath, file, type }: BuiltFile): Promise<CachedResponse> {
  const body = await readFile(file)
  const { crossSiteAccess } = matchRoute(urlPath) ?? {}
  const headers = {
    ...SECURITY_HEADERS,
    ...(crossSiteAccess && CROSS_SITE_HEADERS[crossSiteAccess]),
    'content-type': type,
    'cache-control': urlPath.startsWith('/_next/') ? IMMUTABLE_CACHE : REVALIDATE_CACHE,
    'accept-ranges': 'bytes',
    etag: createEtag(body),
  }
  const compressedPath = path.join(COMPRESSED_FOLDER, urlPath)
  const [br, gzip] = await Promise.all([
    readIfExists(`${compressedPath}.br`),
    readIfExists(`${compressedPath}.gz`),
  ])
  return { status: 200, headers, body, br, gzip }
}

function getContentType(file: string) {
  const type = CONTENT_TYPES[path.extname(file)]
  if (!type)
    throw new Error(`${file} has no known content type. Add its extension in server/files.ts.`)
  return type
}

const readIfExists = async (file: string) => (existsSync(file) ? readFile(file) : undefined)
