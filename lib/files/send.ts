import 'server-only'
import { Readable } from 'node:stream'
import { AppError } from '@/base/errors'
import { getErrorText } from '@/i18n/error-text'
import { FILE_CSP } from '@/lib/security-headers'
import type { StoredFile } from './file'
import { buildFileKey, getFileStore } from './store'
import { MissingFileError } from './store/contract'

type ByteRange = { start: number; end: number }

type RangeContent = {
  bytes: number
  type: string
  disposition: string
  headers?: Record<string, string>
  open: (range?: { start: number; end: number }) => Promise<Readable>
}

/** For files opened as a document: loads and runs nothing, and cannot be framed. */
const ISOLATED_CSP = "default-src 'none'; frame-ancestors 'none'"

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

/** RFC 9110: invalid and multiple ranges mean the whole file; a range beyond the end is unsatisfiable. */
export function parseRange(
  header: string | null,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const [, firstText = '', lastText = ''] =
    /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? '') ?? []
  if (!firstText && !lastText) return null
  if (!firstText)
    return Number(lastText) === 0
      ? 'unsatisfiable'
      : { start: Math.max(0, size - Number(lastText)), end: size - 1 }
  const [start, end] = [
    Number(firstText),
    lastText ? Math.min(Number(lastText), size - 1) : size - 1,
  ]
  if (lastText && Number(lastText) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}

/** Ignores the range if `If-Range` names another version. A weak tag never matches (RFC 9110, 13.1.5). */
export function selectRangeHeader(
  range: string | null | undefined,
  ifRange: unknown,
  etag: unknown,
): string | null {
  const isSameVersion = ifRange === etag && !`${etag}`.startsWith('W/')
  return (ifRange ?? null) === null || isSameVersion ? (range ?? null) : null
}

/** Next sends it chunked and would drop a Content-Length; clients learn the size from a range request. */
export async function sendRange(
  request: Request,
  { bytes, type, disposition, ...rest }: RangeContent,
) {
  const headers = new Headers({
    'content-type': type,
    'cache-control': 'no-store',
    'accept-ranges': 'bytes',
    'content-security-policy': ISOLATED_CSP,
    'content-disposition': disposition,
    ...rest.headers,
  })
  const { headers: requestHeaders } = request
  const rangeHeader = selectRangeHeader(
    requestHeaders.get('range'),
    requestHeaders.get('if-range'),
    headers.get('etag'),
  )
  const range = parseRange(rangeHeader, bytes)
  if (range === 'unsatisfiable') return rejectUnsatisfiableRange(headers, bytes)
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${bytes}`)
  // An unread stream would keep its file open.
  const body = request.method === 'HEAD' ? null : await rest.open(range ?? undefined)
  return new Response(body && (Readable.toWeb(body) as ReadableStream), {
    status: range ? 206 : 200,
    headers,
  })
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

function rejectUnsatisfiableRange(headers: Headers, bytes: number) {
  headers.set('content-range', `bytes */${bytes}`)
  headers.set('content-type', 'application/json; charset=utf-8')
  headers.delete('content-disposition')
  return new Response(JSON.stringify({ msg: getErrorText('rangeNotSatisfiable') }), {
    status: 416,
    headers,
  })
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
