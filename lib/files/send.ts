import 'server-only'
import { AppError } from '@/base/errors'
import { FILE_CSP } from '@/lib/security-headers'
import type { StoredFile } from './queries'
import { sendRange } from './send-range'
import { buildFileKey, getFileStore } from './store'
import { MissingFileError } from './store/contract'

/** Shown where it is asked for; the rest is saved. */
const INLINE_KINDS = new Set(['film', 'captions', 'picture'])
/** A page loads its pictures and captions from the site alone, and they are small. */
const LINKED_KINDS = new Set(['film', 'pdf', 'slides', 'document'])
const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable'

type SendFileOptions = {
  /** The name without its ending under which it is saved; else its own. */
  saveAs?: string
  /** Anybody may keep it, for its address holds its hash and it is no secret: covers and the like. */
  forAll?: true
}

/**
 * A file of the store. Ask first whether the viewer may have it: null is not found. Where the store
 * hands out links (`S3_LINKS`), the answer leads there for five minutes; else it comes through the site.
 */
export async function sendStoredFile(
  request: Request,
  file: StoredFile | null,
  options: SendFileOptions = {},
) {
  if (!file) throw new AppError('notFound', 'nothingHere')
  const { id, type, bytes } = file
  const etag = `"${id}"`
  const headers = {
    etag,
    'x-content-type-options': 'nosniff',
    'content-security-policy': FILE_CSP,
    'cache-control': options.forAll ? IMMUTABLE_CACHE_CONTROL : 'no-store',
  }
  if (matchesEtag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers })
  const [store, key, disposition] = [
    getFileStore(),
    buildFileKey(id),
    buildDisposition(file, options),
  ]
  // A link is signed for GET alone.
  if (store.link && LINKED_KINDS.has(file.kind) && request.method === 'GET') {
    const location = await store.link(key, { type, disposition })
    const redirectHeaders = {
      location,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    }
    return new Response(null, { status: 307, headers: redirectHeaders })
  }
  const open = (range?: { start: number; end: number }) =>
    store.get(key, range).catch(throwNotFound)
  return sendRange(request, { bytes, type, disposition, headers, open })
}

function throwNotFound(error: unknown): never {
  throw error instanceof MissingFileError
    ? new AppError('notFound', 'nothingHere', { cause: error })
    : error
}

function buildDisposition({ kind, name }: StoredFile, { saveAs }: SendFileOptions) {
  const [, extension = ''] = /(\.[a-z0-9]{1,5})$/i.exec(name) ?? []
  const fileName = saveAs ? saveAs + extension : name
  const asciiName = fileName.replaceAll(/[^\w .()-]/g, '_')
  const encodedName = encodeURIComponent(fileName).replaceAll(/['()*]/g, escapeChar)
  const dispositionType = INLINE_KINDS.has(kind) && !saveAs ? 'inline' : 'attachment'
  return `${dispositionType}; filename="${asciiName}"; filename*=UTF-8''${encodedName}`
}

const escapeChar = (char: string) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`

const matchesEtag = (ifNoneMatch: string | null, etag: string) =>
  ifNoneMatch?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))) ??
  false
