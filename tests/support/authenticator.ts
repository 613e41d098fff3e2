import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

/** A device that creates and uses passkeys, after the WebAuthn recommendation. */

type AuthenticatorOptions = { challenge: string }
type AuthenticatorOverrides = {
  origin?: string
  rpId?: string
  counter?: number
  isUserVerified?: boolean
  crossOrigin?: boolean
  userHandle?: string
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const toBase64Url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')

export function newAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(24)
  let useCount = 0

  const encodeClientData = (
    type: string,
    { challenge }: AuthenticatorOptions,
    overrides: AuthenticatorOverrides,
  ) =>
    toBase64Url(
      JSON.stringify({
        type,
        challenge,
        origin: overrides.origin ?? origin,
        crossOrigin: overrides.crossOrigin ?? false,
      }),
    )

  function createAuthenticatorData(overrides: AuthenticatorOverrides, credentialData?: Buffer) {
    useCount += 1
    const flags =
      0x01 | (overrides.isUserVerified === false ? 0 : 0x04) | (credentialData ? 0x40 : 0)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(overrides.counter ?? useCount)
    const rpIdHash = sha256(overrides.rpId ?? new URL(origin).hostname)
    return Buffer.concat([
      rpIdHash,
      Buffer.from([flags]),
      counter,
      credentialData ?? Buffer.alloc(0),
    ])
  }

  const credential = { id: toBase64Url(id), rawId: toBase64Url(id), type: 'public-key' }

  return {
    id: credential.id,
    make(options: AuthenticatorOptions, overrides: AuthenticatorOverrides = {}) {
      const length = Buffer.from([0, id.length])
      const credentialData = Buffer.concat([
        Buffer.alloc(16),
        length,
        id,
        encodeCoseKey(publicKey.export({ format: 'jwk' })),
      ])
      const authData = createAuthenticatorData(overrides, credentialData)
      const attestationObject = encodeMap([
        [encodeText('fmt'), encodeText('none')],
        [encodeText('attStmt'), encodeMap([])],
        [encodeText('authData'), encodeBytes(authData)],
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: encodeClientData('webauthn.create', options, overrides),
          attestationObject: toBase64Url(attestationObject),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      }
    },
    show(options: AuthenticatorOptions, overrides: AuthenticatorOverrides = {}) {
      const clientDataJSON = encodeClientData('webauthn.get', options, overrides)
      const authData = createAuthenticatorData(overrides)
      const signedData = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))])
      return {
        ...credential,
        response: {
          clientDataJSON,
          authenticatorData: toBase64Url(authData),
          signature: toBase64Url(createSign('sha256').update(signedData).sign(privateKey)),
          ...(overrides.userHandle && { userHandle: toBase64Url(overrides.userHandle) }),
        },
        clientExtensionResults: {},
      }
    },
  }
}

export type VirtualAuthenticator = ReturnType<typeof newAuthenticator>

function encodeCoseKey({ x = '', y = '' }: { x?: string; y?: string }) {
  return encodeMap([
    [encodeInt(1), encodeInt(2)],
    [encodeInt(3), encodeInt(-7)],
    [encodeInt(-1), encodeInt(1)],
    [encodeInt(-2), encodeBytes(Buffer.from(x, 'base64url'))],
    [encodeInt(-3), encodeBytes(Buffer.from(y, 'base64url'))],
  ])
}

function encodeHead(majorType: number, value: number) {
  if (value < 24) return Buffer.from([(majorType << 5) | value])
  if (value < 256) return Buffer.from([(majorType << 5) | 24, value])
  return Buffer.from([(majorType << 5) | 25, value >> 8, value & 255])
}
const encodeInt = (value: number) => (value >= 0 ? encodeHead(0, value) : encodeHead(1, -value - 1))
const encodeBytes = (data: Buffer) => Buffer.concat([encodeHead(2, data.length), data])
const encodeText = (value: string) =>
  Buffer.concat([encodeHead(3, value.length), Buffer.from(value)])
const encodeMap = (pairs: [Buffer, Buffer][]) =>
  Buffer.concat([encodeHead(5, pairs.length), ...pairs.flat()])
