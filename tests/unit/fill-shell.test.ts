import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import zlib from 'node:zlib'
import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createCachedResponse } from '@/server/cached-response'
import { USER_FRAGMENT_MARKER } from '@/server/contract'
import { fillShell } from '@/server/fill-shell'

const newShell = (before: string, after: string) =>
  createCachedResponse(
    200,
    { 'content-type': 'text/html' },
    Buffer.from(before + USER_FRAGMENT_MARKER + after),
  )
const newRequest = (headers: Record<string, string>) =>
  Object.assign(new IncomingMessage(new Socket()), { headers })

/** As the Accept-Encoding of Chromium over HTTPS. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const ROWS = '<li><a href="/my-learning/certificates/A1">Session</a></li>'.repeat(500)
const BEFORE = `<html>${'a rule of the style sheet; '.repeat(1_500)}`
const AFTER = `${'data for the scripts '.repeat(1_500)}</html>`

test('a browser gets one gzip file of page and fragment, whatever they contain', async () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', ROWS))
  await fc.assert(
    fc.asyncProperty(text, text, text, async (before, fragment, after) => {
      const shell = newShell(before, after)
      const { gzip } = await fillShell(shell, Buffer.from(fragment), newRequest(BROWSER))
      expect(zlib.gunzipSync(gzip ?? '').toString()).toBe(
        Buffer.from(before + fragment + after).toString(),
      )
    }),
    { numRuns: 60 },
  )
})

test('one page serves many fragments, without an ETag', async () => {
  const shell = newShell(BEFORE, AFTER)
  for (const fragment of ['Asha', ROWS, 'Meena']) {
    const { gzip, headers } = await fillShell(shell, Buffer.from(fragment), newRequest(BROWSER))
    expect(zlib.gunzipSync(gzip ?? '').toString()).toBe(BEFORE + fragment + AFTER)
    expect(headers.etag).toBeUndefined()
  }
})

test('other clients get what they accept, and a range is of the plain page', async () => {
  const shell = newShell(BEFORE, AFTER)
  const fill = (headers: Record<string, string>) =>
    fillShell(shell, Buffer.from(ROWS), newRequest(headers))
  const { br } = await fill({ 'accept-encoding': 'br' })
  expect(zlib.brotliDecompressSync(br ?? '').toString()).toBe(BEFORE + ROWS + AFTER)
  for (const encoding of ['identity', 'gzip;q=0'])
    expect((await fill({ 'accept-encoding': encoding })).body.toString()).toBe(
      BEFORE + ROWS + AFTER,
    )
  expect((await fill({ ...BROWSER, range: 'bytes=0-9' })).body.toString()).toBe(
    BEFORE + ROWS + AFTER,
  )
})

test('the page around the fragments is compressed once, each fragment by itself', async () => {
  const deflate = vi.spyOn(zlib, 'deflateRawSync')
  onTestFinished(() => deflate.mockRestore())
  const shell = newShell(BEFORE, AFTER)
  for (const fragment of [ROWS, 'Meena'])
    await fillShell(shell, Buffer.from(fragment), newRequest(BROWSER))
  expect(deflate.mock.calls.map(([text]) => `${text}`)).toEqual([BEFORE, AFTER, ROWS, 'Meena'])
})
