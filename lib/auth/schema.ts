import * as z from 'zod/mini'
import { requiredName, saying } from '@/base/text'

/** What a device answers, as browsers write it in JSON. */

const ODD = saying('odd')
const bytes = (most: number) =>
  z.string(ODD).check(z.maxLength(most, ODD), z.regex(/^[A-Za-z0-9_-]+$/, ODD))

const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key', ODD),
}

export const newPasskey = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: bytes(4_000),
        attestationObject: bytes(20_000),
        transports: z.optional(
          z
            .array(z.string(ODD).check(z.regex(/^[a-z-]{1,20}$/, ODD)), ODD)
            .check(z.maxLength(10, ODD)),
        ),
      },
      ODD,
    ),
  },
  ODD,
)

export const passkeyAnswer = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: bytes(4_000),
        authenticatorData: bytes(4_000),
        signature: bytes(8_000),
        userHandle: z.optional(bytes(200)),
      },
      ODD,
    ),
  },
  ODD,
)

export const namedPasskey = z.object({
  name: requiredName('passkeyNameRequired', 60),
  passkey: newPasskey,
})

export type NewPasskey = z.output<typeof newPasskey>
export type PasskeyAnswer = z.output<typeof passkeyAnswer>
