import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBrowser } from '../support/browser'

/** A delicate call that is refused until somebody has shown once more who they are. */

let browser: ReturnType<typeof openBrowser>
let api: typeof import('@/lib/client/api')
let proof: typeof import('@/lib/client/proof')

beforeEach(async () => {
  vi.resetModules()
  browser = openBrowser()
  api = await import('@/lib/client/api')
  proof = await import('@/lib/client/proof')
})
afterEach(() => vi.unstubAllGlobals())

const sentence = 'Please confirm that it is you.'
const refused = () => Response.json({ msg: sentence, errors: { proof: sentence } }, { status: 403 })
const done = () => Response.json({ msg: 'Done.' })
const answers = (...responses: Response[]) => {
  for (const response of responses) browser.fetch.mockResolvedValueOnce(response)
}
const bodies = () => browser.fetch.mock.calls.map(([, init]) => init?.body)

test('goes out again with all that was typed, once it was shown', async () => {
  const ask = vi.fn(async () => true)
  proof.onProofAsked(ask)
  answers(refused(), done())
  const answer = await api.post('/api/team/roles', { email: 'asha@school.example' })
  expect(answer).toMatchObject({ ok: true, msg: 'Done.' })
  expect(ask).toHaveBeenCalledTimes(1)
  expect(bodies()).toEqual([bodies()[0], bodies()[0]])
})

test('is told when it was not shown, or where nobody can ask', async () => {
  answers(refused(), refused())
  const unasked = await api.post('/api/team/roles')
  const forget = proof.onProofAsked(async () => false)
  const cancelled = await api.post('/api/team/roles')
  for (const answer of [unasked, cancelled])
    expect(answer).toMatchObject({ ok: false, status: 403, msg: sentence })
  forget()
  expect(browser.fetch).toHaveBeenCalledTimes(2)
})

test('does not ask for ever: refused a second time, it is told', async () => {
  const ask = vi.fn(async () => true)
  proof.onProofAsked(ask)
  answers(refused(), refused())
  expect(await api.post('/api/team/roles')).toMatchObject({ status: 403, msg: sentence })
  expect(ask).toHaveBeenCalledTimes(1)
})

test('asks once for calls that are refused together', async () => {
  let show: (shown: boolean) => void = () => {}
  const ask = vi.fn(() => new Promise<boolean>((resolve) => (show = resolve)))
  proof.onProofAsked(ask)
  answers(refused(), refused(), done(), done())
  const both = Promise.all([api.post('/api/team/a'), api.post('/api/team/b')])
  await vi.waitFor(() => expect(ask).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve))
  show(true)
  expect((await both).map(({ ok }) => ok)).toEqual([true, true])
  expect(ask).toHaveBeenCalledTimes(1)
})

test('does not ask on the way out of a page', async () => {
  const ask = vi.fn(async () => true)
  proof.onProofAsked(ask)
  answers(refused())
  await api.post('/api/team/roles', {}, true)
  expect(ask).not.toHaveBeenCalled()
})
