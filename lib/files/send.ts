import 'server-only'
import { Refusal } from '@/base/errors'
import type { StoredFile } from './queries'
import { sendPart } from './send-part'
import { fileStore, keyOfFile } from './store'
import { Missing } from './store/contract'

/** Shown where it is asked for; the rest is saved. */
const SHOWN = new Set(['film', 'captions', 'picture'])
/** Even what a browser would take for a page runs nothing and belongs to nobody's site. */
const SANDBOX = "default-src 'none'; sandbox; frame-ancestors 'none'"
const IMMUTABLE = 'public, max-age=31536000, immutable'

type How = {
  /** The name without its ending under which it is saved; else its own. */
  saveAs?: string
  /** Anybody may keep it, for its address holds its hash and it is no secret: covers and the like. */
  forAll?: true
}

/**
 * A file of the store. Ask first whether the viewer may have it: null is not found. Where the store
 * hands out links (`S3_LINKS`), the answer leads there for five minutes; else it comes through the site.
 */
export async function sendStored(request: Request, file: StoredFile | null, how: How = {}) {
  if (!file) throw new Refusal('notFound', 'nothingHere')
  const { id, type, bytes } = file
  const etag = `"${id}"`
  const headers = {
    etag,
    'x-content-type-options': 'nosniff',
    'content-security-policy': SANDBOX,
    'cache-control': how.forAll ? IMMUTABLE : 'no-store',
  }
  if (isKnown(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers })
  const [store, key, disposition] = [fileStore(), keyOfFile(id), dispositionOf(file, how)]
  // A link is signed for GET alone.
  if (store.link && !how.forAll && request.method === 'GET') {
    const location = await store.link(key, { type, disposition })
    const leading = { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
    return new Response(null, { status: 307, headers: leading })
  }
  const open = (range?: { start: number; end: number }) => store.get(key, range).catch(notThere)
  return sendPart(request, { bytes, type, disposition, headers, open })
}

function notThere(error: unknown): never {
  throw error instanceof Missing ? new Refusal('notFound', 'nothingHere', { cause: error }) : error
}

function dispositionOf({ kind, name }: StoredFile, { saveAs }: How) {
  const [, ending = ''] = /(\.[a-z0-9]{1,5})$/i.exec(name) ?? []
  const called = saveAs ? saveAs + ending : name
  const plain = called.replaceAll(/[^\w .()-]/g, '_')
  const encoded = encodeURIComponent(called).replaceAll(/['()*]/g, escapeSign)
  const how = SHOWN.has(kind) && !saveAs ? 'inline' : 'attachment'
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

const escapeSign = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`

const isKnown = (sent: string | null, etag: string) =>
  sent?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))) ?? false
