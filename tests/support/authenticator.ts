import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

/** A device that makes passkeys and shows them, written after the WebAuthn recommendation. */

type Options = { challenge: string }
/** What a device or a page between could say otherwise than it should. */
type Said = {
  origin?: string
  rpId?: string
  counter?: number
  verified?: boolean
  crossOrigin?: boolean
  userHandle?: string
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const base64 = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')

export function newDevice(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(24)
  let uses = 0

  const clientData = (type: string, { challenge }: Options, said: Said) =>
    base64(
      JSON.stringify({
        type,
        challenge,
        origin: said.origin ?? origin,
        crossOrigin: said.crossOrigin ?? false,
      }),
    )

  function authenticatorData(said: Said, attested?: Buffer) {
    uses += 1
    const flags = 0x01 | (said.verified === false ? 0 : 0x04) | (attested ? 0x40 : 0)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(said.counter ?? uses)
    const rpIdHash = sha256(said.rpId ?? new URL(origin).hostname)
    return Buffer.concat([rpIdHash, Buffer.from([flags]), counter, attested ?? Buffer.alloc(0)])
  }

  const credential = { id: base64(id), rawId: base64(id), type: 'public-key' }

  return {
    id: credential.id,
    make(options: Options, said: Said = {}) {
      const length = Buffer.from([0, id.length])
      const attested = Buffer.concat([
        Buffer.alloc(16),
        length,
        id,
        coseKey(publicKey.export({ format: 'jwk' })),
      ])
      const authData = authenticatorData(said, attested)
      const attestationObject = map([
        [text('fmt'), text('none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(authData)],
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', options, said),
          attestationObject: base64(attestationObject),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      }
    },
    show(options: Options, said: Said = {}) {
      const clientDataJSON = clientData('webauthn.get', options, said)
      const authData = authenticatorData(said)
      const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))])
      return {
        ...credential,
        response: {
          clientDataJSON,
          authenticatorData: base64(authData),
          signature: base64(createSign('sha256').update(signed).sign(privateKey)),
          ...(said.userHandle && { userHandle: base64(said.userHandle) }),
        },
        clientExtensionResults: {},
      }
    },
  }
}

export type Device = ReturnType<typeof newDevice>

function coseKey({ x = '', y = '' }: { x?: string; y?: string }) {
  return map([
    [int(1), int(2)],
    [int(3), int(-7)],
    [int(-1), int(1)],
    [int(-2), bytes(Buffer.from(x, 'base64url'))],
    [int(-3), bytes(Buffer.from(y, 'base64url'))],
  ])
}

/** As much CBOR as that takes. */
function head(major: number, value: number) {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}
const int = (value: number) => (value >= 0 ? head(0, value) : head(1, -value - 1))
const bytes = (data: Buffer) => Buffer.concat([head(2, data.length), data])
const text = (said: string) => Buffer.concat([head(3, said.length), Buffer.from(said)])
const map = (pairs: [Buffer, Buffer][]) => Buffer.concat([head(5, pairs.length), ...pairs.flat()])
