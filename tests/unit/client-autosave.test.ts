import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../support/fake-browser'

let browser: ReturnType<typeof stubBrowser>
let createAutosave: typeof import('@/lib/client/autosave').createAutosave

beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  browser = stubBrowser()
  ;({ createAutosave } = await import('@/lib/client/autosave'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const KEY = 'draft:1'

function open(onSaved = vi.fn()) {
  const values = { title: 'Duties' }
  const autosave = createAutosave({ path: '/api/drafts/1', key: KEY, values, version: 1, onSaved })
  autosave.start()
  return autosave
}

const answer = (version: number) => Response.json({ version })
const listSent = () =>
  browser.fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body ?? '{}')))
const readTab = () => browser.sessionStorage.items.get(KEY)

test('saves once after a pause in typing, and keeps the text in the tab until then', async () => {
  const onSaved = vi.fn()
  const autosave = open(onSaved)
  autosave.change({ title: 'D' })
  await vi.advanceTimersByTimeAsync(1_000)
  autosave.change({ title: 'Du' })
  expect(JSON.parse(readTab() ?? '')).toEqual({ title: 'Du', version: 1 })
  browser.fetch.mockResolvedValueOnce(answer(2))
  await vi.advanceTimersByTimeAsync(1_200)
  expect(listSent()).toEqual([{ title: 'Du', version: 1 }])
  expect(autosave.read()).toMatchObject({ state: 'saved', version: 2 })
  expect(readTab()).toBeUndefined()
  expect(onSaved).toHaveBeenCalledOnce()
})

test('text typed during a slow request is saved after it, on the new version', async () => {
  const autosave = open()
  autosave.change({ title: 'first' })
  let finish = (_: Response) => {}
  browser.fetch.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
  await vi.advanceTimersByTimeAsync(1_200)
  autosave.change({ title: 'second' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(listSent()).toHaveLength(1)
  browser.fetch.mockResolvedValueOnce(answer(3))
  finish(answer(2))
  await vi.advanceTimersByTimeAsync(1_200)
  expect(listSent()[1]).toEqual({ title: 'second', version: 2 })
  expect(autosave.read()).toMatchObject({ state: 'saved', conflict: null })
})

test('a failed request is repeated until it arrives', async () => {
  const autosave = open()
  autosave.change({ title: 'typed' })
  browser.fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await vi.advanceTimersByTimeAsync(1_200)
  expect(autosave.read().state).toBe('failed')
  browser.fetch.mockResolvedValueOnce(answer(2))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(autosave.read().state).toBe('saved')
})

test('a conflict waits for the user, who may save over the newer version', async () => {
  const autosave = open()
  autosave.change({ title: 'mine' })
  const theirs = { title: 'theirs', version: 5 }
  const now = { theirs: JSON.stringify(theirs) }
  browser.fetch.mockResolvedValueOnce(Response.json({ msg: 'Newer', now }, { status: 409 }))
  await vi.advanceTimersByTimeAsync(60_000)
  autosave.change({ title: 'mine!' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(listSent()).toHaveLength(1)
  expect(autosave.read().conflict).toEqual({ msg: 'Newer', theirs })
  browser.fetch.mockResolvedValueOnce(answer(6))
  expect(await autosave.save(5, { keepsPrevious: true })).toBe(6)
  expect(listSent()[1]).toEqual({ title: 'mine!', keepsPrevious: true, version: 5 })
  expect(autosave.read()).toMatchObject({ state: 'saved', conflict: null })
})

test('after a reload the text comes back from the tab, on the version it was typed on', async () => {
  browser.sessionStorage.items.set(KEY, JSON.stringify({ title: 'typed before', version: 4 }))
  const autosave = open()
  expect(autosave.read()).toMatchObject({ values: { title: 'typed before' }, state: 'typed' })
  await vi.advanceTimersByTimeAsync(1_200)
  expect(listSent()).toEqual([{ title: 'typed before', version: 4 }])
})

test('values too large for one request follow in several, one after the other', async () => {
  const autosave = createAutosave({
    ...{ path: '/api/drafts/1', key: KEY, values: { title: '' }, version: 1 },
    encode: (values, saved) => {
      const sent = values.title.slice(0, saved.title.length + 2)
      return { body: { sent }, saved: sent === values.title ? values : { title: sent } }
    },
  })
  autosave.start()
  autosave.change({ title: 'abc' })
  browser.fetch.mockResolvedValueOnce(answer(2)).mockResolvedValueOnce(answer(3))
  await vi.advanceTimersByTimeAsync(1_200)
  expect(autosave.read().state).toBe('typed')
  await vi.advanceTimersByTimeAsync(1_200)
  expect(listSent()).toEqual([
    { sent: 'ab', version: 1 },
    { sent: 'abc', version: 2 },
  ])
  expect(autosave.read()).toMatchObject({ state: 'saved', version: 3 })
})
