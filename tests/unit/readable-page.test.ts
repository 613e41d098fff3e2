import { createServer, type Server } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { createCachedResponse } from '@/server/cached-response'
import { openRequestContext, REQUEST_ID_HEADER } from '@/server/contract'
import { replaceEmptyDocuments } from '@/server/empty-documents'
import { findFreePort } from '../support/free-port'

/** Next's own error document has no language and is empty without scripts. */

const EMPTY_PAGE = '<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>'
const READABLE_PAGE = '<!doctype html><html lang="en"><body><h1>Not here</h1></body></html>'
const HTML = 'text/html; charset=utf-8'

let server: Server | undefined
afterEach(() => {
  server?.close()
})

type FakeNextResponse = {
  status: number
  type?: string
  isCompressed?: boolean
  isUnrenderable?: boolean
  pageStatus?: number
}

async function fetchPage({
  status,
  type = HTML,
  isCompressed = false,
  isUnrenderable = false,
  pageStatus,
}: FakeNextResponse) {
  const headers = {
    'content-type': HTML,
    'cache-control': 'public',
    'content-security-policy': "default-src 'none'",
  }
  const notFoundPage = createCachedResponse(404, headers, Buffer.from(READABLE_PAGE))
  const renderNotFound = async () => {
    if (isUnrenderable) throw new Error('cannot be made')
    return notFoundPage
  }
  const nextServer = createServer((request, response) => {
    replaceEmptyDocuments(request, response, renderNotFound)
    const { write, end } = response
    response.setHeader('content-type', type)
    response.setHeader('set-cookie', 'of=next')
    if (isCompressed) response.setHeader('content-encoding', 'gzip')
    response.writeHead(status)
    write.call(response, isCompressed ? gzipSync(EMPTY_PAGE) : EMPTY_PAGE, 'utf8')
    end.call(response, undefined, 'utf8')
  })
  server = nextServer
  const port = await findFreePort()
  await new Promise<void>((resolve) => nextServer.listen(port, resolve))
  openRequestContext('request', { status: pageStatus })
  const pageResponse = await fetch(`http://localhost:${port}/`, {
    headers: { [REQUEST_ID_HEADER]: 'request' },
  })
  return {
    status: pageResponse.status,
    headers: pageResponse.headers,
    text: await pageResponse.text(),
  }
}

test.each([false, true])(
  'a 404, compressed %s, is a readable page with a language and is not cached',
  async (isCompressed) => {
    const { status, headers, text } = await fetchPage({ status: 404, isCompressed })
    expect([status, text]).toEqual([404, READABLE_PAGE])
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('content-encoding')).toBeNull()
  },
)

test.each([
  ['a failed page', { status: 500 }],
  ['a compressed failed page', { status: 500, isCompressed: true }],
  ['a 404 that fails to render', { status: 404, isUnrenderable: true }],
])('%s: sends the plain page with a language', async (_, nextResponse) => {
  const { status, headers, text } = await fetchPage(nextResponse)
  expect(status).toBe(500)
  expect(text).toMatch(/<html lang="[^"]+">.*<h1>/)
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('a page whose viewer could not be looked up sends 503', async () => {
  const { status, headers } = await fetchPage({ status: 500, pageStatus: 503 })
  expect([status, headers.get('retry-after')]).toEqual([503, '5'])
})

test.each([
  ['an existing page', { status: 200 }],
  ['a router request', { status: 404, type: 'text/x-component' }],
])('%s is unchanged', async (_, nextResponse) => {
  const { status, text } = await fetchPage(nextResponse)
  expect([status, text]).toEqual([nextResponse.status, EMPTY_PAGE])
})
