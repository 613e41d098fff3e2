import { startAuthentication } from '@simplewebauthn/browser'
import { afterEach, expect, test, vi } from 'vitest'
import { requestPasskey } from '@/lib/client/passkeys'

vi.mock('@simplewebauthn/browser', () => ({ startAuthentication: vi.fn() }))
afterEach(() => vi.unstubAllGlobals())

const requestAt = (hostname: string) => {
  vi.stubGlobal('window', { location: { hostname } })
  return requestPasskey({ challenge: 'AAAA', rpId: 'uns.example' })
}

test.each(['uns.example', 'www.uns.example'])('asks the device on %s', async (hostname) => {
  vi.mocked(startAuthentication).mockRejectedValueOnce(new Error('no such device'))
  expect(await requestAt(hostname)).toEqual({ error: 'failed' })
})

test.each(['preview.example', 'myuns.example', '127.0.0.1'])(
  'on %s blames the address, not the device, and never asks it',
  async (hostname) => {
    vi.mocked(startAuthentication).mockClear()
    expect(await requestAt(hostname)).toEqual({ error: 'elsewhere' })
    expect(startAuthentication).not.toHaveBeenCalled()
  },
)

test.each([
  ['NotAllowedError', 'cancelled'],
  ['AbortError', 'cancelled'],
  ['InvalidStateError', 'known'],
])('reports %s as %s', async (name, error) => {
  vi.mocked(startAuthentication).mockRejectedValueOnce(Object.assign(new Error(), { name }))
  expect(await requestAt('uns.example')).toEqual({ error })
})
