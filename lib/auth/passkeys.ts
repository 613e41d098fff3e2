import 'server-only'
import {
  type AuthenticatorTransport,
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
import { type Db, database } from '@/db/client'
import { passkeys } from '@/db/schema'
import {
  type ChallengePurpose,
  type ChallengeSubject,
  consumeChallenge,
  createChallenge,
} from './challenge'
import type { NewPasskey, PasskeyAssertion } from './schema'

export type PasskeyDescriptor = { id: string; transports: AuthenticatorTransport[] }

/**
 * Passkeys replace password and second factor, so user verification is required. The relying party follows
 * from APP_URL, never from the request.
 */

const getRelyingPartyId = () => settings().appUrl.hostname

const USER_VERIFICATION = 'required'

type AssertionPurpose = Exclude<ChallengePurpose, 'add'>

type PasskeyOwner = {
  id: string
  sessionId: string
  email: string
  firstname: string
  lastname: string
}

export type VerifiedPasskey = { id: string; userId: string; counter: number; backedUp: boolean }

export async function listPasskeyDescriptors(userId: string): Promise<PasskeyDescriptor[]> {
  const db = await database()
  const rows = await db
    .select({ id: passkeys.id, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
  return rows.map(({ id, transports }) => ({
    id,
    transports: transports as AuthenticatorTransport[],
  }))
}

export async function findStoredPasskey(id: string, subject: ChallengeSubject) {
  const db = await database()
  const [row] = await db
    .select({
      id: passkeys.id,
      userId: passkeys.userId,
      publicKey: passkeys.publicKey,
      counter: passkeys.counter,
    })
    .from(passkeys)
    .where(eq(passkeys.id, id))
  return subject && row?.userId !== subject.id ? undefined : row
}

/** Call only after checking the password. */
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

/** Lists no credentials for anonymous users, so that it does not reveal which accounts exist. */
export async function createAssertionOptions(purpose: AssertionPurpose, subject: ChallengeSubject) {
  return generateAuthenticationOptions({
    rpID: getRelyingPartyId(),
    challenge: createChallenge(purpose, subject),
    allowCredentials: subject ? await listPasskeyDescriptors(subject.id) : [],
    userVerification: USER_VERIFICATION,
  })
}

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

/** A counter that does not increase means a cloned or replayed passkey. */
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
          // Devices without a counter always send 0.
          and(eq(passkeys.counter, 0), sql`${counter} = 0`),
        ),
      ),
    )
    .returning({ id: passkeys.id })
  if (!updatedRow) throw passkeyError('counter')
}

export function passkeyError(detail: string) {
  log().warn({ event: 'passkey.rejected', detail })
  return new AppError('badRequest', 'passkeyRejected', { detail: `passkey ${detail}` })
}

/** Consumes the challenge before trusting anything else in the answer. */
async function consumeClientChallenge(
  clientData: string,
  purpose: ChallengePurpose,
  subject: ChallengeSubject,
) {
  const { challenge, crossOrigin } = readClientData(clientData)
  if (typeof challenge !== 'string' || !(await consumeChallenge(challenge, purpose, subject)))
    throw passkeyError('challenge')
  // No page of this site may be framed by another site.
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

async function requireVerified<Result extends { verified: boolean }>(
  verification: Promise<Result>,
) {
  const outcome = await verification.catch((error: unknown) => {
    throw passkeyError(error instanceof Error ? error.message : 'valueInvalid')
  })
  if (!outcome.verified) throw passkeyError('not verified')
  return outcome
}
