import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** What the worker of the reading page answers to a visit, when the network does `fetchPage`. */
function visit(fetchPage: () => Promise<Response>, frame?: Response): Promise<Response> {
  const listeners: Record<string, (event: object) => void> = {}
  const self = {
    location: new URL('https://uns.example/sheets-worker.js'),
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener
    },
  }
  const caches = { open: async () => ({ match: async () => frame }) }
  new Function('self', 'caches', 'fetch', readFileSync('public/sheets-worker.js', 'utf8'))(
    self,
    caches,
    fetchPage,
  )
  const request = { url: 'https://uns.example/my-tests/1/read', method: 'GET', mode: 'navigate' }
  return new Promise((resolve) =>
    listeners.fetch?.({ request, respondWith: (answer: Promise<Response>) => resolve(answer) }),
  )
}

const answerAfter =
  (milliseconds: number, status = 200) =>
  () =>
    new Promise<Response>((resolve) =>
      setTimeout(() => resolve(new Response('page', { status })), milliseconds),
    )

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each([
  ['that answers', answerAfter(9_000), 'page'],
  ['that fails', answerAfter(100, 503), 'frame'],
  ['that does not answer for ten seconds', answerAfter(60_000), 'frame'],
  ['that cannot be reached', () => Promise.reject(new TypeError('offline')), 'frame'],
])('a server %s', async (_, fetchPage, shown) => {
  const answer = visit(fetchPage, new Response('frame'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await (await answer).text()).toBe(shown)
})

test('without a kept frame, a slow server is waited for', async () => {
  const answer = visit(answerAfter(20_000))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await (await answer).text()).toBe('page')
})
