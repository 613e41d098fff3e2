import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import Provider from 'oidc-provider'

/**
 * A real OpenID provider on this machine. It can be out of order, and its tokens can be replaced by
 * forged ones. Who logs in is in `state.person`, or in a cookie `person` of the browser.
 */

type Person = { sub: string; claims?: Record<string, unknown> }

type Faults = {
  /** Changes the claims of the next identities. */
  claims?: (claims: JWTPayload) => JWTPayload
  /** Signs them with a key that the provider does not publish. */
  hasForeignKey?: boolean
  /** No answer at all: a provider that hangs. */
  isSlow?: boolean
  /** An answer that is not one. */
  answer?: { status: number; type: string; body: string }
}

export type OidcServer = Awaited<ReturnType<typeof startOidcServer>>

export const OIDC_CLIENT = { id: 'uns', secret: 'a-secret-of-the-local-provider' }

const SCOPE = 'openid email profile'

export async function startOidcServer({ redirectUrls }: { redirectUrls: string[] }) {
  const state = {
    person: { sub: 'nobody' } as Person,
    faults: {} as Faults,
    requests: [] as string[],
  }
  let provider: { handle: ReturnType<Provider['callback']>; keys: Keys } | undefined
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    state.requests.push(path)
    const { isSlow, answer } = state.faults
    if (isSlow) return
    if (answer) {
      response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body)
      return
    }
    if (path === '/token' && provider) replaceToken(response, provider.keys, state.faults)
    provider?.handle(request, response)
  })
  await listen(server, 0)
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`
  const rotateKeys = async () => {
    const keys = await newKeys()
    provider = { keys, handle: createHandler(issuer, keys, redirectUrls, () => state.person) }
  }
  await rotateKeys()
  return {
    issuer,
    state,
    /** Also forgets its sessions and codes, as after a new start. */
    rotateKeys,
    goDown: () => close(server),
    comeBack: () => listen(server, port),
    stop: () => close(server),
  }
}

function createHandler(
  issuer: string,
  { jwk }: Keys,
  redirectUrls: string[],
  getPerson: () => Person,
) {
  const people = new Map<string, Person>()
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: OIDC_CLIENT.id,
        client_secret: OIDC_CLIENT.secret,
        redirect_uris: redirectUrls,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [jwk] },
    claims: {
      openid: ['sub', 'hd', 'tid', 'idp', 'xms_edov'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['only for tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: () => '/choose-account' },
    findAccount: (_: unknown, sub: string) => ({
      accountId: sub,
      claims: () => ({ sub, ...(people.get(sub) ?? getPerson()).claims }),
    }),
    loadExistingGrant: async ({ oidc: { client, session } }: GrantContext) => {
      const { clientId } = client
      const known = session.grantIdFor(clientId)
      if (known) return provider.Grant.find(known)
      const grant = new provider.Grant({ clientId, accountId: session.accountId })
      grant.addOIDCScope(SCOPE)
      await grant.save()
      return grant
    },
  })
  const handle = provider.callback()
  return (request: IncomingMessage, response: ServerResponse) => {
    if (request.url !== '/choose-account') return handle(request, response)
    const known = findPerson(request.headers.cookie)
    if (known) people.set(known.sub, known)
    const { sub } = known ?? getPerson()
    const result =
      sub === 'cancels'
        ? { error: 'access_denied' }
        : { login: { accountId: sub, remember: false } }
    void provider.interactionFinished(request, response, result)
  }
}

function findPerson(cookies = ''): Person | undefined {
  const [, value] = /(?:^|; )person=([^;]+)/.exec(cookies) ?? []
  return value && JSON.parse(decodeURIComponent(value))
}

type GrantContext = {
  oidc: {
    client: { clientId: string }
    session: { accountId: string; grantIdFor: (clientId: string) => string | undefined }
  }
}

type Keys = Awaited<ReturnType<typeof newKeys>>

async function newKeys() {
  const [own, foreign] = await Promise.all([newKey(), newKey()])
  return { ...own, foreign: foreign.privateKey }
}

async function newKey() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const kid = crypto.randomUUID()
  return {
    privateKey,
    kid,
    jwk: { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' },
  }
}

function replaceToken(response: ServerResponse, keys: Keys, { claims, hasForeignKey }: Faults) {
  if (!claims && !hasForeignKey) return
  const send = response.end.bind(response)
  response.end = ((body: string | Buffer) => {
    void forge(String(body), keys, { claims, hasForeignKey }).then((text) => {
      send(text)
    })
    return response
  }) as typeof response.end
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) =>
    name.toLowerCase() === 'content-length' ? response : setHeader(name, value)
}

async function forge(body: string, { privateKey, foreign, kid }: Keys, faults: Faults) {
  const answer = JSON.parse(body)
  if (!answer.id_token) return body
  const payload = JSON.parse(Buffer.from(answer.id_token.split('.')[1], 'base64url').toString())
  const changed = faults.claims?.(payload) ?? payload
  const token = await new SignJWT(changed)
    .setProtectedHeader({ alg: 'RS256', kid })
    .sign(faults.hasForeignKey ? foreign : privateKey)
  return JSON.stringify({ ...answer, id_token: token })
}

const listen = (server: ReturnType<typeof createServer>, port: number) =>
  new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

const close = (server: ReturnType<typeof createServer>) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
