import 'server-only'
import type { SignInProvider } from '@/base/settings/sign-in'

/**
 * All requests to a provider: in time, of a bounded size, and encrypted unless the provider is this machine.
 * Nothing is kept: new keys count at once, and a provider that is down is noticed before a browser goes there.
 */

const MAX_BYTES = 256 * 1024
/** A status that has no body. */
const NO_CONTENT = 204

type FetchOptions = { method?: string; signal?: AbortSignal; headers?: unknown; body?: unknown }

export const createProviderFetch =
  (provider: SignInProvider) =>
  async (url: string, options: FetchOptions): Promise<Response> => {
    requireAllowedUrl(url, provider)
    const response = await fetch(url, {
      ...(options as RequestInit),
      cache: 'no-store',
      redirect: 'manual',
    })
    const text = await readLimited(response)
    return new Response(response.status === NO_CONTENT ? null : text, {
      status: response.status,
      headers: response.headers,
    })
  }

/** The metadata of a provider name further URLs, which must not lead to other machines inside. */
function requireAllowedUrl(url: string, { isLocal, issuer }: SignInProvider) {
  const { protocol, origin } = new URL(url)
  const isAllowed = isLocal ? origin === new URL(issuer).origin : protocol === 'https:'
  if (!isAllowed) throw new TypeError('a provider may only be called by https')
}

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BYTES) throw new TypeError('the answer of a provider is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
