import { createServer, type Server } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { copyOf } from '@/server/copy'
import { keepReadable } from '@/server/readable-page'
import { freePort } from '../support/site'

/** Next's own document for what it could not render has no language, and nothing in it without scripts. */

const EMPTY = '<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>'
const READABLE = '<!doctype html><html lang="en"><body><h1>Not here</h1></body></html>'
const HTML = 'text/html; charset=utf-8'

let server: Server | undefined
afterEach(() => {
  server?.close()
})

type Sent = { status: number; type?: string; packed?: boolean; isLost?: boolean }

/** What a visitor gets where Next sends this. */
async function got({ status, type = HTML, packed = false, isLost = false }: Sent) {
  const headers = {
    'content-type': HTML,
    'cache-control': 'public',
    'content-security-policy': "default-src 'none'",
  }
  const copy = copyOf(404, headers, Buffer.from(READABLE))
  const unknown = async () => {
    if (isLost) throw new Error('cannot be made')
    return copy
  }
  const made = createServer((request, response) => {
    keepReadable(request, response, unknown)
    const { write, end } = response
    response.setHeader('content-type', type)
    response.setHeader('set-cookie', 'of=next')
    if (packed) response.setHeader('content-encoding', 'gzip')
    response.writeHead(status)
    write.call(response, packed ? gzipSync(EMPTY) : EMPTY, 'utf8')
    end.call(response, undefined, 'utf8')
  })
  server = made
  const port = await freePort()
  await new Promise<void>((resolve) => made.listen(port, resolve))
  const answer = await fetch(`http://localhost:${port}/`)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

test.each([false, true])(
  'nothing found, packed %s: a page in a language, for no cache',
  async (packed) => {
    const { status, headers, text } = await got({ status: 404, packed })
    expect([status, text]).toEqual([404, READABLE])
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('content-encoding')).toBeNull()
  },
)

test.each([
  ['a page that failed', { status: 500 }],
  ['a page that failed, packed', { status: 500, packed: true }],
  ['a 404 that cannot be made', { status: 404, isLost: true }],
])('%s: the plain page, in a language', async (_, sent) => {
  const { status, headers, text } = await got(sent)
  expect(status).toBe(500)
  expect(text).toMatch(/<html lang="[^"]+">.*<h1>/)
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
})

test.each([
  ['a page that was found', { status: 200 }],
  ['what the router asks for', { status: 404, type: 'text/x-component' }],
])('%s stays as it is', async (_, sent) => {
  const { status, text } = await got(sent)
  expect([status, text]).toEqual([sent.status, EMPTY])
})
