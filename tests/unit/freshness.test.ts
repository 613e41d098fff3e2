import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Copy } from '@/server/copy'
import { type Freshness, watchContent } from '@/server/freshness'
import { type Made, openShelf } from '@/server/shelf'

vi.mock('@/base/log', () => ({ log: () => ({ warn: () => {} }) }))

const copy = (text: string): Copy => ({ status: 200, headers: {}, body: Buffer.from(text) })
const made = (text: string, version = '1', isSure = true): Made => ({
  copy: copy(text),
  version,
  isSure,
})
const textOf = async (page: Promise<Copy>) => (await page).body.toString()

describe('what is kept in memory', () => {
  test('is made by one maker while many ask, and made once', async () => {
    const shelf = openShelf({ mostBytes: 10_000 })
    const make = vi.fn(async () => made('page'))
    const got = await Promise.all(Array.from({ length: 20 }, () => shelf.get('a', '1', make)))
    await shelf.get('a', '1', make)
    expect(make).toHaveBeenCalledTimes(1)
    expect(new Set(got).size).toBe(1)
  })

  test('is bounded in bytes: what nobody asked for longest goes first', async () => {
    const shelf = openShelf({ mostBytes: 3 * 2_000 })
    const make = vi.fn(async () => made('x'.repeat(900)))
    for (const key of ['a', 'b', 'c', 'a', 'd']) await shelf.get(key, '1', make)
    make.mockClear()
    for (const key of ['a', 'c', 'd']) await shelf.get(key, '1', make)
    expect(make).not.toHaveBeenCalled()
    await shelf.get('b', '1', make)
    expect(make).toHaveBeenCalledTimes(1)
  })

  test('is found without a promise while it is current, and then goes last', async () => {
    const shelf = openShelf({ mostBytes: 2 * 2_000 })
    const make = async () => made('x'.repeat(900))
    expect(shelf.peek('a', '1')).toBe(undefined)
    for (const key of ['a', 'b']) await shelf.get(key, '1', make)
    expect(shelf.peek('a', '2')).toBe(undefined)
    expect(shelf.peek('a', '1')?.body.length).toBe(900)
    await shelf.get('c', '1', make)
    expect(shelf.peek('b', '1')).toBe(undefined)
    expect(shelf.peek('a', '1')).toBeDefined()
  })

  test('is made anew for who comes first after a change, once for all who come meanwhile', async () => {
    const shelf = openShelf({ mostBytes: 10_000 })
    await shelf.get('a', '1', async () => made('old'))
    const make = vi.fn(async () => made('new', '2'))
    const got = await Promise.all(
      Array.from({ length: 50 }, () => textOf(shelf.get('a', '2', make))),
    )
    expect(new Set(got)).toEqual(new Set(['new']))
    expect(make).toHaveBeenCalledTimes(1)
  })

  test('is not what is missing, and no longer what went missing', async () => {
    const shelf = openShelf({ mostBytes: 10_000 })
    const missing = vi.fn(async () => ({ ...made('nothing here', '2'), isMissing: true }))
    await shelf.get('a', '1', async () => made('page'))
    for (const key of ['a', 'b']) {
      expect(await textOf(shelf.get(key, '2', missing))).toBe('nothing here')
      expect(shelf.has(key)).toBe(false)
    }
  })

  test('is not what failed; who comes next has it made again', async () => {
    const shelf = openShelf({ mostBytes: 10_000 })
    const away = async () => Promise.reject(new Error('away'))
    await expect(shelf.get('a', '1', away)).rejects.toThrow('away')
    expect(await textOf(shelf.get('a', '1', async () => made('here')))).toBe('here')
  })

  describe('goes out as it was last', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
    afterEach(() => void vi.useRealTimers())

    test('when it cannot be made anew; that is tried again a second later', async () => {
      const shelf = openShelf({ mostBytes: 10_000 })
      await shelf.get('a', '1', async () => made('old'))
      const away = vi.fn(async () => Promise.reject(new Error('away')))
      for (let visit = 0; visit < 5; visit += 1)
        expect(await textOf(shelf.get('a', '2', away))).toBe('old')
      expect(away).toHaveBeenCalledTimes(1)
      vi.setSystemTime(Date.now() + 1_001)
      expect(await textOf(shelf.get('a', '2', async () => made('new', '2')))).toBe('new')
    })

    test('when nobody could say whether the new one is of one content', async () => {
      const shelf = openShelf({ mostBytes: 10_000 })
      await shelf.get('a', '1', async () => made('old'))
      expect(await textOf(shelf.get('a', '2', async () => made('half', '2', false)))).toBe('old')
      // With nothing older it is better than nothing, and stays only while the version does.
      expect(await textOf(shelf.get('b', '2', async () => made('half', '2', false)))).toBe('half')
    })
  })
})

describe('the content that an instance shows', () => {
  let freshness: Freshness | undefined
  afterEach(() => freshness?.stop())

  test('follows the database within a second, also after it was away', async () => {
    let answer = async () => '1'
    freshness = await watchContent(() => answer())
    expect(freshness.version()).toBe('1')
    const away = vi.fn(async () => Promise.reject(new Error('away')))
    answer = away
    await vi.waitFor(() => expect(away).toHaveBeenCalled(), 1_000)
    expect(freshness.version()).toBe('1')
    answer = async () => '2'
    await vi.waitFor(() => expect(freshness?.version()).toBe('2'), 1_000)
  })

  test('is one: a page that was made across a change is made again', async () => {
    let content = 1
    freshness = await watchContent(async () => `${content}`)
    let makings = 0
    const make = async () => {
      makings += 1
      const half = content
      if (makings === 1) content = 2
      return copy(`${half} and ${content}`)
    }
    const { copy: page, version, isSure } = await freshness.unmixed(make)
    expect([page.body.toString(), version, isSure]).toEqual(['2 and 2', '2', true])
  })

  test('is refused when it never stands still, rather than shown as a mix', async () => {
    let content = 1
    freshness = await watchContent(async () => `${content}`)
    const make = vi.fn(async () => copy(`${content++}`))
    await expect(freshness.unmixed(make)).rejects.toThrow('faster')
    expect(make.mock.calls.length).toBeLessThan(10)
  })

  test('is made without the database, too, and then not sure', async () => {
    let answer = async () => '1'
    freshness = await watchContent(() => answer())
    answer = async () => Promise.reject(new Error('away'))
    const { version, isSure } = await freshness.unmixed(async () => copy('a page of words'))
    expect([version, isSure]).toEqual(['1', false])
  })
})
