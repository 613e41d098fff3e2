import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CachedResponse } from '@/server/cached-response'
import { type ContentVersionWatcher, watchContentVersion } from '@/server/content-version-watcher'
import { type CacheRenderResult, createResponseCache } from '@/server/response-cache'

vi.mock('@/base/log', () => ({ log: () => ({ warn: () => {} }) }))

const newResponse = (text: string): CachedResponse => ({
  status: 200,
  headers: {},
  body: Buffer.from(text),
})
const newRendering = (text: string, version = '1', isSure = true): CacheRenderResult => ({
  copy: newResponse(text),
  version,
  isSure,
})
const readText = async (page: Promise<CachedResponse>) => (await page).body.toString()

describe('what is kept in memory', () => {
  test('is made by one maker while many ask, and made once', async () => {
    const cache = createResponseCache({ mostBytes: 10_000 })
    const render = vi.fn(async () => newRendering('page'))
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => cache.get('a', '1', render)),
    )
    await cache.get('a', '1', render)
    expect(render).toHaveBeenCalledTimes(1)
    expect(new Set(responses).size).toBe(1)
  })

  test('is bounded in bytes: what nobody asked for longest goes first', async () => {
    const cache = createResponseCache({ mostBytes: 3 * 2_000 })
    const render = vi.fn(async () => newRendering('x'.repeat(900)))
    for (const key of ['a', 'b', 'c', 'a', 'd']) await cache.get(key, '1', render)
    render.mockClear()
    for (const key of ['a', 'c', 'd']) await cache.get(key, '1', render)
    expect(render).not.toHaveBeenCalled()
    await cache.get('b', '1', render)
    expect(render).toHaveBeenCalledTimes(1)
  })

  test('is found without a promise while it is current, and then goes last', async () => {
    const cache = createResponseCache({ mostBytes: 2 * 2_000 })
    const render = async () => newRendering('x'.repeat(900))
    expect(cache.peek('a', '1')).toBe(undefined)
    for (const key of ['a', 'b']) await cache.get(key, '1', render)
    expect(cache.peek('a', '2')).toBe(undefined)
    expect(cache.peek('a', '1')?.body.length).toBe(900)
    await cache.get('c', '1', render)
    expect(cache.peek('b', '1')).toBe(undefined)
    expect(cache.peek('a', '1')).toBeDefined()
  })

  test('is made anew for who comes first after a change, once for all who come meanwhile', async () => {
    const cache = createResponseCache({ mostBytes: 10_000 })
    await cache.get('a', '1', async () => newRendering('old'))
    const render = vi.fn(async () => newRendering('new', '2'))
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => readText(cache.get('a', '2', render))),
    )
    expect(new Set(responses)).toEqual(new Set(['new']))
    expect(render).toHaveBeenCalledTimes(1)
  })

  test('is not what is missing, and no longer what went missing', async () => {
    const cache = createResponseCache({ mostBytes: 10_000 })
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

  test('is not what failed; who comes next has it made again', async () => {
    const cache = createResponseCache({ mostBytes: 10_000 })
    const failRender = async () => Promise.reject(new Error('away'))
    await expect(cache.get('a', '1', failRender)).rejects.toThrow('away')
    expect(await readText(cache.get('a', '1', async () => newRendering('here')))).toBe('here')
  })

  describe('goes out as it was last', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
    afterEach(() => void vi.useRealTimers())

    test('when it cannot be made anew; that is tried again a second later', async () => {
      const cache = createResponseCache({ mostBytes: 10_000 })
      await cache.get('a', '1', async () => newRendering('old'))
      const failRender = vi.fn(async () => Promise.reject(new Error('away')))
      for (let attempt = 0; attempt < 5; attempt += 1)
        expect(await readText(cache.get('a', '2', failRender))).toBe('old')
      expect(failRender).toHaveBeenCalledTimes(1)
      vi.setSystemTime(Date.now() + 1_001)
      expect(await readText(cache.get('a', '2', async () => newRendering('new', '2')))).toBe('new')
    })

    test('when nobody could say whether the new one is of one content', async () => {
      const cache = createResponseCache({ mostBytes: 10_000 })
      await cache.get('a', '1', async () => newRendering('old'))
      expect(
        await readText(cache.get('a', '2', async () => newRendering('half', '2', false))),
      ).toBe('old')
      // With nothing older it is better than nothing, and stays only while the version does.
      expect(
        await readText(cache.get('b', '2', async () => newRendering('half', '2', false))),
      ).toBe('half')
    })
  })
})

describe('the content that an instance shows', () => {
  let watcher: ContentVersionWatcher | undefined
  afterEach(() => watcher?.stop())

  test('follows the database within a second, also after it was away', async () => {
    let readVersion = async () => '1'
    watcher = await watchContentVersion(() => readVersion())
    expect(watcher.version()).toBe('1')
    const failRead = vi.fn(async () => Promise.reject(new Error('away')))
    readVersion = failRead
    await vi.waitFor(() => expect(failRead).toHaveBeenCalled(), 1_000)
    expect(watcher.version()).toBe('1')
    readVersion = async () => '2'
    await vi.waitFor(() => expect(watcher?.version()).toBe('2'), 1_000)
  })

  test('is one: a page that was made across a change is made again', async () => {
    let contentVersion = 1
    watcher = await watchContentVersion(async () => `${contentVersion}`)
    let renderCount = 0
    const render = async () => {
      renderCount += 1
      const firstVersion = contentVersion
      if (renderCount === 1) contentVersion = 2
      return newResponse(`${firstVersion} and ${contentVersion}`)
    }
    const { copy: page, version, isSure } = await watcher.unmixed(render)
    expect([page.body.toString(), version, isSure]).toEqual(['2 and 2', '2', true])
  })

  test('is refused when it never stands still, rather than shown as a mix', async () => {
    let contentVersion = 1
    watcher = await watchContentVersion(async () => `${contentVersion}`)
    const render = vi.fn(async () => newResponse(`${contentVersion++}`))
    await expect(watcher.unmixed(render)).rejects.toThrow('faster')
    expect(render.mock.calls.length).toBeLessThan(10)
  })

  test('is made without the database, too, and then not sure', async () => {
    let readVersion = async () => '1'
    watcher = await watchContentVersion(() => readVersion())
    readVersion = async () => Promise.reject(new Error('away'))
    const { version, isSure } = await watcher.unmixed(async () => newResponse('a page of words'))
    expect([version, isSure]).toEqual(['1', false])
  })
})
