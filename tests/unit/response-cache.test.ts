import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CachedResponse } from '@/server/cached-response'
import { type ContentVersionWatcher, watchContentVersion } from '@/server/content-version-watcher'
import { type CacheRenderResult, createResponseCache } from '@/server/response-cache'
import { captureLog } from '../support/process-state'
import { waitFor } from '../support/wait-for'

// Its warnings would be among the results.
captureLog()

const newResponse = (text: string): CachedResponse => ({
  status: 200,
  headers: {},
  body: Buffer.from(text),
})
const newRendering = (text: string, version = '1', isSure = true): CacheRenderResult => ({
  response: newResponse(text),
  version,
  isConfirmed: isSure,
})
const readText = async (page: Promise<CachedResponse>) => (await page).body.toString()

describe('a cached response', () => {
  test('is rendered once for concurrent requests', async () => {
    const cache = createResponseCache({ maxBytes: 10_000 })
    const render = vi.fn(async () => newRendering('page'))
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => cache.get('a', '1', render)),
    )
    await cache.get('a', '1', render)
    expect(render).toHaveBeenCalledTimes(1)
    expect(new Set(responses).size).toBe(1)
  })

  test('is evicted least recently used first, within a bound of bytes', async () => {
    const cache = createResponseCache({ maxBytes: 3 * 2_000 })
    const render = vi.fn(async () => newRendering('x'.repeat(900)))
    for (const key of ['a', 'b', 'c', 'a', 'd']) await cache.get(key, '1', render)
    render.mockClear()
    for (const key of ['a', 'c', 'd']) await cache.get(key, '1', render)
    expect(render).not.toHaveBeenCalled()
    await cache.get('b', '1', render)
    expect(render).toHaveBeenCalledTimes(1)
  })

  test('is found without a promise while it is current, and then evicted last', async () => {
    const cache = createResponseCache({ maxBytes: 2 * 2_000 })
    const render = async () => newRendering('x'.repeat(900))
    expect(cache.peek('a', '1')).toBe(undefined)
    for (const key of ['a', 'b']) await cache.get(key, '1', render)
    expect(cache.peek('a', '2')).toBe(undefined)
    expect(cache.peek('a', '1')?.body.length).toBe(900)
    await cache.get('c', '1', render)
    expect(cache.peek('b', '1')).toBe(undefined)
    expect(cache.peek('a', '1')).toBeDefined()
  })

  test('is rendered again once after a change, for all concurrent requests', async () => {
    const cache = createResponseCache({ maxBytes: 10_000 })
    await cache.get('a', '1', async () => newRendering('old'))
    const render = vi.fn(async () => newRendering('new', '2'))
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => readText(cache.get('a', '2', render))),
    )
    expect(new Set(responses)).toEqual(new Set(['new']))
    expect(render).toHaveBeenCalledTimes(1)
  })

  test('is never a missing page, and is removed once its page is missing', async () => {
    const cache = createResponseCache({ maxBytes: 10_000 })
    const renderMissing = vi.fn(async () => ({
      ...newRendering('nothing here', '2'),
      isMissing: true,
    }))
    await cache.get('a', '1', async () => newRendering('page'))
    for (const key of ['a', 'b']) {
      expect(await readText(cache.get(key, '2', renderMissing))).toBe('nothing here')
      expect(cache.has(key)).toBe(false)
    }
  })

  test('is never a failed render; the next request renders again', async () => {
    const cache = createResponseCache({ maxBytes: 10_000 })
    const failRender = async () => Promise.reject(new Error('away'))
    await expect(cache.get('a', '1', failRender)).rejects.toThrow('away')
    expect(await readText(cache.get('a', '1', async () => newRendering('here')))).toBe('here')
  })

  describe('stays in use', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
    afterEach(() => void vi.useRealTimers())

    test('when the render fails, and is retried a second later', async () => {
      const cache = createResponseCache({ maxBytes: 10_000 })
      await cache.get('a', '1', async () => newRendering('old'))
      const failRender = vi.fn(async () => Promise.reject(new Error('away')))
      for (let attempt = 0; attempt < 5; attempt += 1)
        expect(await readText(cache.get('a', '2', failRender))).toBe('old')
      expect(failRender).toHaveBeenCalledTimes(1)
      vi.setSystemTime(Date.now() + 1_001)
      expect(await readText(cache.get('a', '2', async () => newRendering('new', '2')))).toBe('new')
    })

    test('when the new render may mix two versions', async () => {
      const cache = createResponseCache({ maxBytes: 10_000 })
      await cache.get('a', '1', async () => newRendering('old'))
      expect(
        await readText(cache.get('a', '2', async () => newRendering('half', '2', false))),
      ).toBe('old')
      // Without an older response it is used, but only while the version lasts.
      expect(
        await readText(cache.get('b', '2', async () => newRendering('half', '2', false))),
      ).toBe('half')
    })
  })
})

describe('the content version of an instance', () => {
  let watcher: ContentVersionWatcher | undefined
  afterEach(() => watcher?.stop())

  test('follows the database within a second, also after an outage', async () => {
    let readVersion = async () => '1'
    watcher = await watchContentVersion(() => readVersion())
    expect(watcher.version()).toBe('1')
    const failRead = vi.fn(async () => Promise.reject(new Error('away')))
    readVersion = failRead
    await waitFor(() => expect(failRead).toHaveBeenCalled())
    expect(watcher.version()).toBe('1')
    readVersion = async () => '2'
    await waitFor(() => expect(watcher?.version()).toBe('2'))
  })

  test('is consistent: a page rendered across a change is rendered again', async () => {
    let contentVersion = 1
    watcher = await watchContentVersion(async () => `${contentVersion}`)
    let renderCount = 0
    const render = async () => {
      renderCount += 1
      const firstVersion = contentVersion
      if (renderCount === 1) contentVersion = 2
      return newResponse(`${firstVersion} and ${contentVersion}`)
    }
    const { response: page, version, isConfirmed } = await watcher.renderAtOneVersion(render)
    expect([page.body.toString(), version, isConfirmed]).toEqual(['2 and 2', '2', true])
  })

  test('is an error when it never settles, rather than a mixed page', async () => {
    let contentVersion = 1
    watcher = await watchContentVersion(async () => `${contentVersion}`)
    const render = vi.fn(async () => newResponse(`${contentVersion++}`))
    await expect(watcher.renderAtOneVersion(render)).rejects.toThrow('faster')
    expect(render.mock.calls.length).toBeLessThan(10)
  })

  test('is unsure when a page is rendered without the database', async () => {
    let readVersion = async () => '1'
    watcher = await watchContentVersion(() => readVersion())
    readVersion = async () => Promise.reject(new Error('away'))
    const { version, isConfirmed } = await watcher.renderAtOneVersion(async () =>
      newResponse('a page of words'),
    )
    expect([version, isConfirmed]).toEqual(['1', false])
  })
})
