import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../support/fake-browser'
import { waitFor } from '../support/wait-for'

let browser: ReturnType<typeof stubBrowser>
let api: typeof import('@/lib/client/api')
let stepUp: typeof import('@/lib/client/step-up')

beforeEach(async () => {
  vi.resetModules()
  browser = stubBrowser()
  api = await import('@/lib/client/api')
  stepUp = await import('@/lib/client/step-up')
})
afterEach(() => vi.unstubAllGlobals())

const sentence = 'Please confirm that it is you.'
const newRejectedResponse = () =>
  Response.json({ msg: sentence, errors: { proof: sentence } }, { status: 403 })
const newSuccessResponse = () => Response.json({ msg: 'Done.' })
const queueResponses = (...responses: Response[]) => {
  for (const response of responses) browser.fetch.mockResolvedValueOnce(response)
}
const listSentBodies = () => browser.fetch.mock.calls.map(([, init]) => init?.body)

test('repeats the call with all its data after verification', async () => {
  const askStepUp = vi.fn(async () => true)
  stepUp.registerStepUpHandler(askStepUp)
  queueResponses(newRejectedResponse(), newSuccessResponse())
  const result = await api.post('/api/team/roles', { email: 'asha@school.example' })
  expect(result).toMatchObject({ ok: true, msg: 'Done.' })
  expect(askStepUp).toHaveBeenCalledTimes(1)
  expect(listSentBodies()).toEqual([listSentBodies()[0], listSentBodies()[0]])
})

test('returns the error after a cancelled verification or without a prompt', async () => {
  queueResponses(newRejectedResponse(), newRejectedResponse())
  const unpromptedResult = await api.post('/api/team/roles')
  const unsubscribe = stepUp.registerStepUpHandler(async () => false)
  const cancelledResult = await api.post('/api/team/roles')
  for (const result of [unpromptedResult, cancelledResult])
    expect(result).toMatchObject({ ok: false, status: 403, msg: sentence })
  unsubscribe()
  expect(browser.fetch).toHaveBeenCalledTimes(2)
})

test('returns the error after a second rejection instead of prompting again', async () => {
  const askStepUp = vi.fn(async () => true)
  stepUp.registerStepUpHandler(askStepUp)
  queueResponses(newRejectedResponse(), newRejectedResponse())
  expect(await api.post('/api/team/roles')).toMatchObject({ status: 403, msg: sentence })
  expect(askStepUp).toHaveBeenCalledTimes(1)
})

test('prompts once for several rejected calls', async () => {
  let finishStepUp: (isVerified: boolean) => void = () => {}
  const askStepUp = vi.fn(() => new Promise<boolean>((resolve) => (finishStepUp = resolve)))
  stepUp.registerStepUpHandler(askStepUp)
  queueResponses(
    newRejectedResponse(),
    newRejectedResponse(),
    newSuccessResponse(),
    newSuccessResponse(),
  )
  const results = Promise.all([api.post('/api/team/a'), api.post('/api/team/b')])
  await waitFor(() => expect(askStepUp).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve))
  finishStepUp(true)
  expect((await results).map(({ ok }) => ok)).toEqual([true, true])
  expect(askStepUp).toHaveBeenCalledTimes(1)
})

test('does not prompt while the page unloads', async () => {
  const askStepUp = vi.fn(async () => true)
  stepUp.registerStepUpHandler(askStepUp)
  queueResponses(newRejectedResponse())
  await api.post('/api/team/roles', {}, true)
  expect(askStepUp).not.toHaveBeenCalled()
})
