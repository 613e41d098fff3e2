import 'server-only'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { and, eq, lt, or, sql } from 'drizzle-orm'
import { AppError } from '@/base/errors'
import { log } from '@/base/log'
import { settings } from '@/base/settings'
import { site } from '@/base/site'
import type { Db } from '@/db/client'
import { passkeys } from '@/db/schema'
import {
  type ChallengePurpose,
  type ChallengeSubject,
  consumeChallenge,
  createChallenge,
} from './challenge'
import {
  findStoredPasskey,
  listPasskeyDescriptors,
  type PasskeyDescriptor,
} from './passkey-queries'
import type { NewPasskey, PasskeyAssertion } from './schema'

/**
 * Passkeys stand for the password and for the second factor, so the device must ask its owner for a
 * finger, a face or a PIN each time. Which site they are for follows from APP_URL and never from a
 * request: a device answers to no other name, and an answer for another one is refused.
 */

const getRelyingPartyId = () => settings().appUrl.hostname
const USER_VERIFICATION = 'required'

/** To make one is asked differently from these. */
type AssertionPurpose = Exclude<ChallengePurpose, 'add'>
type PasskeyOwner = {
  id: string
  sessionId: string
  email: string
  firstname: string
  lastname: string
}

/** What a browser needs to make a passkey, on a device that has none of these. Only after the password. */
export async function createRegistrationOptions(
  owner: PasskeyOwner,
  excludeCredentials: PasskeyDescriptor[],
) {
  return generateRegistrationOptions({
    rpName: site.name,
    rpID: getRelyingPartyId(),
    userID: new TextEncoder().encode(owner.id),
    userName: owner.email,
    userDisplayName: `${owner.firstname} ${owner.lastname}`,
    challenge: createChallenge('add', owner),
    attestationType: 'none',
    excludeCredentials,
    authenticatorSelection: { residentKey: 'required', userVerification: USER_VERIFICATION },
  })
}

/** What a browser needs to show one. Whose is not said to who is not logged in. */
export async function createAssertionOptions(purpose: AssertionPurpose, subject: ChallengeSubject) {
  return generateAuthenticationOptions({
    rpID: getRelyingPartyId(),
    challenge: createChallenge(purpose, subject),
    allowCredentials: subject ? await listPasskeyDescriptors(subject.id) : [],
    userVerification: USER_VERIFICATION,
  })
}

/** The row of a new passkey, once its device has answered what we asked of this person. */
export async function verifyNewPasskey(
  owner: PasskeyOwner,
  { response, ...credential }: NewPasskey,
) {
  const expectations = await consumeClientChallenge(response.clientDataJSON, 'add', owner)
  const { registrationInfo } = await requireVerified(
    verifyRegistrationResponse({
      ...expectations,
      response: { ...credential, response, clientExtensionResults: {} } as never,
    }),
  )
  if (!registrationInfo) throw passkeyError('not verified')
  const { credential: newCredential, credentialBackedUp } = registrationInfo
  return {
    id: newCredential.id,
    userId: owner.id,
    publicKey: Buffer.from(newCredential.publicKey).toString('base64url'),
    counter: newCredential.counter,
    transports: response.transports ?? [],
    backedUp: credentialBackedUp,
  }
}

export type VerifiedPasskey = { id: string; userId: string; counter: number; backedUp: boolean }

/** Whose passkey has answered. Where it is known who should, another person's is unknown. */
export async function verifyAssertion(
  assertion: PasskeyAssertion,
  purpose: AssertionPurpose,
  subject: ChallengeSubject,
): Promise<VerifiedPasskey> {
  const expectations = await consumeClientChallenge(
    assertion.response.clientDataJSON,
    purpose,
    subject,
  )
  const storedPasskey = await findStoredPasskey(assertion.id, subject)
  if (!storedPasskey) throw passkeyError('unknown')
  const { authenticationInfo } = await requireVerified(
    verifyAuthenticationResponse({
      ...expectations,
      response: { ...assertion, clientExtensionResults: {} },
      credential: {
        id: storedPasskey.id,
        publicKey: Buffer.from(storedPasskey.publicKey, 'base64url'),
        counter: storedPasskey.counter,
      },
    }),
  )
  const { newCounter: counter, credentialBackedUp: backedUp } = authenticationInfo
  return { id: storedPasskey.id, userId: storedPasskey.userId, counter, backedUp }
}

/** In the transaction of what it opens: a counter that does not go forward is a copy's, or comes twice. */
export async function recordPasskeyUse(
  tx: Db,
  { id, counter, backedUp }: VerifiedPasskey,
): Promise<void> {
  const [updatedRow] = await tx
    .update(passkeys)
    .set({ counter, backedUp, usedAt: sql`now()` })
    .where(
      and(
        eq(passkeys.id, id),
        or(
          lt(passkeys.counter, counter),
          // A device that does not count says nought every time.
          and(eq(passkeys.counter, 0), sql`${counter} = 0`),
        ),
      ),
    )
    .returning({ id: passkeys.id })
  if (!updatedRow) throw passkeyError('counter')
}

export function passkeyError(detail: string) {
  log().warn({ event: 'passkey.refused', detail })
  return new AppError('badRequest', 'passkeyRefused', { detail: `passkey ${detail}` })
}

/** What the answer is held to. Its challenge is spent before anything else about it is believed. */
async function consumeClientChallenge(
  clientData: string,
  purpose: ChallengePurpose,
  subject: ChallengeSubject,
) {
  const { challenge, crossOrigin } = readClientData(clientData)
  if (typeof challenge !== 'string' || !(await consumeChallenge(challenge, purpose, subject)))
    throw passkeyError('challenge')
  // None of our pages may stand in another site's frame.
  if (crossOrigin) throw passkeyError('cross-origin')
  return {
    expectedChallenge: challenge,
    expectedOrigin: settings().appUrl.origin,
    expectedRPID: getRelyingPartyId(),
    requireUserVerification: true,
  }
}

function readClientData(text: string): { challenge?: unknown; crossOrigin?: unknown } {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    throw passkeyError('client data')
  }
}

/** The library throws where an answer is not what was expected. */
async function requireVerified<Result extends { verified: boolean }>(
  verification: Promise<Result>,
) {
  const outcome = await verification.catch((error: unknown) => {
    throw passkeyError(error instanceof Error ? error.message : 'odd')
  })
  if (!outcome.verified) throw passkeyError('not verified')
  return outcome
}
