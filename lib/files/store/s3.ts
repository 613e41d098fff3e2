import 'server-only'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Changed, type Known, type Store, type Stored } from './contract'
import { checkKey } from './key'
import { type Service, talkTo } from './s3-talk'
import { sumOf } from './sum'
import { textsBetween } from './xml'

/**
 * Objects of a bucket. A file goes up in one request, so a half-written one is never there, and large
 * ones need no second protocol (5 GB are allowed). The service checks the sum where it is known.
 */

const LINK_SECONDS = 300

export function openS3(service: Service & { links: boolean }): Store {
  const talk = talkTo(service)

  async function put(key: string, content: AsyncIterable<Uint8Array>, { bytes, sha256 }: Known) {
    await talk.send(checkKey(key), content, bytes, sha256)
    if (!sha256 || (await sumOf(await get(key))) === sha256) return
    await remove(key)
    throw new Changed(key)
  }

  async function get(key: string, range?: { start: number; end: number }) {
    const headers = range && { range: `bytes=${range.start}-${range.end}` }
    const answer = await talk.ask('GET', checkKey(key), { headers })
    return answer.body ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([])
  }

  async function remove(key: string) {
    await (await talk.ask('DELETE', checkKey(key))).body?.cancel()
  }

  async function* list(folder = ''): AsyncIterable<Stored> {
    let after = ''
    for (;;) {
      const query = {
        'list-type': '2',
        ...(folder && { prefix: `${folder}/` }),
        ...(after && { 'continuation-token': after }),
      }
      const text = await (await talk.ask('GET', '', { query })).text()
      for (const entry of textsBetween(text, '<Contents>', '</Contents>')) {
        const [key = ''] = textsBetween(entry, '<Key>', '</Key>')
        const [changed = ''] = textsBetween(entry, '<LastModified>', '</LastModified>')
        yield { key, changedAt: new Date(changed) }
      }
      after = textsBetween(text, '<NextContinuationToken>', '</NextContinuationToken>')[0] ?? ''
      if (!after) return
    }
  }

  const link: Store['link'] = (key, { type, disposition }) =>
    talk.signedAddress(checkKey(key), {
      'X-Amz-Expires': String(LINK_SECONDS),
      'response-content-type': type,
      'response-content-disposition': disposition,
      'response-cache-control': 'private, no-store',
    })

  return { put, get, remove, list, ...(service.links && { link }) }
}
