import 'server-only'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import {
  ChangedContentError,
  type ContentInfo,
  type FileStore,
  requireValidKey,
  type StoredObject,
} from './contract'
import { createS3Client, findTextsBetween, type S3Service, sha256Hex } from './s3-client'

/** One request per upload: no partial objects, no multipart (limit 5 GB). The service verifies the hash. */

const LINK_LIFETIME_SECONDS = 300

export function openS3Store(service: S3Service & { hasPresignedLinks: boolean }): FileStore {
  const s3 = createS3Client(service)

  async function put(
    key: string,
    content: AsyncIterable<Uint8Array>,
    { bytes, sha256 }: ContentInfo,
  ) {
    await s3.send(requireValidKey(key), content, bytes, sha256)
    if (!sha256 || (await sha256Hex(await get(key))) === sha256) return
    await remove(key)
    throw new ChangedContentError(key)
  }

  async function get(key: string, range?: { start: number; end: number }) {
    const headers = range && { range: `bytes=${range.start}-${range.end}` }
    const response = await s3.ask('GET', requireValidKey(key), { headers })
    return response.body ? Readable.fromWeb(response.body as ReadableStream) : Readable.from([])
  }

  async function remove(key: string) {
    await (await s3.ask('DELETE', requireValidKey(key))).body?.cancel()
  }

  async function* list(folder = ''): AsyncIterable<StoredObject> {
    let continuationToken = ''
    for (;;) {
      const query = {
        'list-type': '2',
        ...(folder && { prefix: `${folder}/` }),
        ...(continuationToken && { 'continuation-token': continuationToken }),
      }
      const text = await (await s3.ask('GET', '', { query })).text()
      for (const entry of findTextsBetween(text, '<Contents>', '</Contents>')) {
        const [key = ''] = findTextsBetween(entry, '<Key>', '</Key>')
        const [lastModified = ''] = findTextsBetween(entry, '<LastModified>', '</LastModified>')
        yield { key, changedAt: new Date(lastModified) }
      }
      continuationToken =
        findTextsBetween(text, '<NextContinuationToken>', '</NextContinuationToken>')[0] ?? ''
      if (!continuationToken) return
    }
  }

  const link: FileStore['link'] = (key, { type, disposition }) =>
    s3.signedAddress(requireValidKey(key), {
      'X-Amz-Expires': String(LINK_LIFETIME_SECONDS),
      'response-content-type': type,
      'response-content-disposition': disposition,
      'response-cache-control': 'private, no-store',
    })

  return { put, get, remove, list, ...(service.hasPresignedLinks && { link }) }
}
