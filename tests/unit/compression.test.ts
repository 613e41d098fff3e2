// @module-tag slow
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import zlib from 'node:zlib'
import { expect, test } from 'vitest'
import { createCachedResponse } from '@/server/cached-response'
import { compressForCache, compressForRequest } from '@/server/compression'

const newText = (kilobytes: number) => Buffer.from('A line of a page. '.repeat(57 * kilobytes))
const newPage = (kilobytes = 40) =>
  createCachedResponse(200, { 'content-type': 'text/html' }, newText(kilobytes))
const newRequestAccepting = (encoding: string) =>
  Object.assign(new IncomingMessage(new Socket()), { headers: { 'accept-encoding': encoding } })

test('a shared page is compressed with gzip and brotli and unpacks to itself', async () => {
  const { body, gzip, br } = await compressForCache(newPage())
  expect(zlib.gunzipSync(gzip ?? '')).toEqual(body)
  expect(zlib.brotliDecompressSync(br ?? '')).toEqual(body)
})

test('a personal page is compressed only as its request accepts, without an ETag', async () => {
  const [gzip, br, plain] = [
    await compressForRequest(newPage(), newRequestAccepting('gzip')),
    await compressForRequest(newPage(), newRequestAccepting('br')),
    await compressForRequest(newPage(), newRequestAccepting('zstd')),
  ]
  expect([gzip, br, plain].map(({ gzip, br }) => [Boolean(gzip), Boolean(br)])).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ])
  for (const { headers } of [gzip, br, plain]) expect(headers.etag).toBeUndefined()
})

test('runs two compressions, queues 200 and sends the rest uncompressed', async () => {
  const responses = await Promise.all(
    Array.from({ length: 300 }, () => compressForRequest(newPage(4), newRequestAccepting('gzip'))),
  )
  const compressedCount = responses.filter((response) => response.gzip).length
  expect(compressedCount).toBe(202)
  expect(responses.filter((response) => !response.gzip && !response.br)).toHaveLength(98)
})
