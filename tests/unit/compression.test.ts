import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import zlib from 'node:zlib'
import { expect, test } from 'vitest'
import { compressForMany, compressForOne } from '@/server/compression'
import { copyOf } from '@/server/copy'

const text = (kilobytes: number) => Buffer.from('A line of a page. '.repeat(57 * kilobytes))
const page = (kilobytes = 40) => copyOf(200, { 'content-type': 'text/html' }, text(kilobytes))
const accepting = (encoding: string) =>
  Object.assign(new IncomingMessage(new Socket()), { headers: { 'accept-encoding': encoding } })

test('a page for many is compressed in both ways and unpacks to itself', async () => {
  const { body, gzip, br } = await compressForMany(page())
  expect(zlib.gunzipSync(gzip ?? '')).toEqual(body)
  expect(zlib.brotliDecompressSync(br ?? '')).toEqual(body)
})

test('a page for one is compressed in the one way that its visitor reads, without a tag', async () => {
  const [gzip, br, plain] = [
    await compressForOne(page(), accepting('gzip')),
    await compressForOne(page(), accepting('br')),
    await compressForOne(page(), accepting('zstd')),
  ]
  expect([gzip, br, plain].map(({ gzip, br }) => [Boolean(gzip), Boolean(br)])).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ])
  for (const { headers } of [gzip, br, plain]) expect(headers.etag).toBeUndefined()
})

test('runs two compressions and lets 200 wait; what exceeds that goes out uncompressed', async () => {
  const all = await Promise.all(
    Array.from({ length: 300 }, () => compressForOne(page(4), accepting('gzip'))),
  )
  const compressed = all.filter((copy) => copy.gzip).length
  expect(compressed).toBe(202)
  expect(all.filter((copy) => !copy.gzip && !copy.br)).toHaveLength(98)
})
