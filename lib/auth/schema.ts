import * as z from 'zod/mini'
import { fieldError, requiredName } from '@/base/text'

const INVALID_INPUT_ERROR = fieldError('valueInvalid')
const base64UrlText = (maxLength: number) =>
  z
    .string(INVALID_INPUT_ERROR)
    .check(
      z.maxLength(maxLength, INVALID_INPUT_ERROR),
      z.regex(/^[A-Za-z0-9_-]+$/, INVALID_INPUT_ERROR),
    )

const credentialFields = {
  id: base64UrlText(1400),
  rawId: base64UrlText(1400),
  type: z.literal('public-key', INVALID_INPUT_ERROR),
}

export const newPasskey = z.object(
  {
    ...credentialFields,
    response: z.object(
      {
        clientDataJSON: base64UrlText(4_000),
        attestationObject: base64UrlText(20_000),
        transports: z.optional(
          z
            .array(
              z.string(INVALID_INPUT_ERROR).check(z.regex(/^[a-z-]{1,20}$/, INVALID_INPUT_ERROR)),
              INVALID_INPUT_ERROR,
            )
            .check(z.maxLength(10, INVALID_INPUT_ERROR)),
        ),
      },
      INVALID_INPUT_ERROR,
    ),
  },
  INVALID_INPUT_ERROR,
)

export const passkeyAssertion = z.object(
  {
    ...credentialFields,
    response: z.object(
      {
        clientDataJSON: base64UrlText(4_000),
        authenticatorData: base64UrlText(4_000),
        signature: base64UrlText(8_000),
        userHandle: z.optional(base64UrlText(200)),
      },
      INVALID_INPUT_ERROR,
    ),
  },
  INVALID_INPUT_ERROR,
)

export const passkeyRegistration = z.object({
  name: requiredName('passkeyNameRequired', 60),
  passkey: newPasskey,
})

export type NewPasskey = z.output<typeof newPasskey>
export type PasskeyAssertion = z.output<typeof passkeyAssertion>
