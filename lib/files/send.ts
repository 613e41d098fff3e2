import 'server-only'
import { AppError } from '@/base/errors'
import { FILE_CSP } from '@/lib/security-headers'
import type { StoredFile } from './queries'
import { sendRange } from './send-range'
import { buildFileKey, getFileStore } from './store'
import { MissingFileError } from './store/contract'

const INLINE_KINDS = new Set(['video', 'captions', 'picture'])
/** Pictures and captions come from the site itself, because the page's CSP allows no other origin. */
const LINKED_KINDS = new Set(['video', 'pdf', 'slides', 'document'])
const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable'

type SendFileOptions = {
  saveAs?: string
  /** Publicly cacheable, because the URL contains the hash and the file is not secret. */
  isPublic?: true
  /** Publicly cacheable for so long, where the owner may withdraw the file. */
  publicSeconds?: number
}

/** The caller must check access. With `S3_LINKS` redirects to a signed link valid for five minutes. */
export async function sendStoredFile(
  request: Request,
  file: StoredFile | null,
  options: SendFileOptions = {},
) {
  if (!file) throw new AppError('notFound', 'notFound')
  const { id, type, bytes } = file
  const etag = `"${id}"`
  const headers = {
    etag,
    'x-content-type-options': 'nosniff',
    'content-security-policy': FILE_CSP,
    'cache-control': getCacheControl(options),
  }
  if (matchesEtag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers })
  const [store, key, disposition] = [
    getFileStore(),
    buildFileKey(id),
    buildDisposition(file, options),
  ]
  // A signed link is valid for GET only.
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

function getCacheControl({ isPublic, publicSeconds }: SendFileOptions) {
  if (isPublic) return IMMUTABLE_CACHE_CONTROL
  return publicSeconds ? `public, max-age=${publicSeconds}` : 'no-store'
}

function throwNotFound(error: unknown): never {
  throw error instanceof MissingFileError
    ? new AppError('notFound', 'notFound', { cause: error })
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
