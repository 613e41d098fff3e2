import 'server-only'
import {
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { and, eq, lt, or, sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { log } from '@/base/log'
import { settings } from '@/base/settings'
import { site } from '@/base/site'
import { type Db, database } from '@/db/client'
import { passkeys } from '@/db/schema'
import { newChallenge, type Purpose, spendChallenge, type Whom } from './challenge'
import type { NewPasskey, PasskeyAnswer } from './schema'

/**
 * Passkeys stand for the password and for the second factor, so the device must ask its owner for a
 * finger, a face or a PIN each time. Which site they are for follows from APP_URL and never from a
 * request: a device answers to no other name, and an answer for another one is refused.
 */

const relyingParty = () => settings().appUrl.hostname
const VERIFIED = 'required'

/** To make one is asked differently from these. */
type Showing = Exclude<Purpose, 'add'>
type Owner = { id: string; sessionId: string; email: string; firstname: string; lastname: string }

/** A passkey of the account as a browser is told of it. */
export type KnownKey = { id: string; transports: AuthenticatorTransport[] }

/** What a browser needs to make a passkey, on a device that has none of these. Only after the password. */
export async function creationOptions(owner: Owner, excludeCredentials: KnownKey[]) {
  return generateRegistrationOptions({
    rpName: site.name,
    rpID: relyingParty(),
    userID: new TextEncoder().encode(owner.id),
    userName: owner.email,
    userDisplayName: `${owner.firstname} ${owner.lastname}`,
    challenge: newChallenge('add', owner),
    attestationType: 'none',
    excludeCredentials,
    authenticatorSelection: { residentKey: 'required', userVerification: VERIFIED },
  })
}

/** What a browser needs to show one. Whose is not said to who is not logged in. */
export async function requestOptions(purpose: Showing, whom: Whom) {
  return generateAuthenticationOptions({
    rpID: relyingParty(),
    challenge: newChallenge(purpose, whom),
    allowCredentials: whom ? await keysOf(whom.id) : [],
    userVerification: VERIFIED,
  })
}

/** The row of a new passkey, once its device has answered what we asked of this person. */
export async function checkNewPasskey(owner: Owner, { response, ...credential }: NewPasskey) {
  const asked = await spent(response.clientDataJSON, 'add', owner)
  const { registrationInfo } = await verified(
    verifyRegistrationResponse({
      ...asked,
      response: { ...credential, response, clientExtensionResults: {} } as never,
    }),
  )
  if (!registrationInfo) throw refusedPasskey('not verified')
  const { credential: made, credentialBackedUp } = registrationInfo
  return {
    id: made.id,
    userId: owner.id,
    publicKey: Buffer.from(made.publicKey).toString('base64url'),
    counter: made.counter,
    transports: response.transports ?? [],
    backedUp: credentialBackedUp,
  }
}

export type ShownPasskey = { id: string; userId: string; counter: number; backedUp: boolean }

/** Whose passkey has answered. Where it is known who should, another person's is unknown. */
export async function checkAnswer(
  answer: PasskeyAnswer,
  purpose: Showing,
  whom: Whom,
): Promise<ShownPasskey> {
  const asked = await spent(answer.response.clientDataJSON, purpose, whom)
  const key = await storedKey(answer.id, whom)
  if (!key) throw refusedPasskey('unknown')
  const { authenticationInfo } = await verified(
    verifyAuthenticationResponse({
      ...asked,
      response: { ...answer, clientExtensionResults: {} },
      credential: {
        id: key.id,
        publicKey: Buffer.from(key.publicKey, 'base64url'),
        counter: key.counter,
      },
    }),
  )
  const { newCounter: counter, credentialBackedUp: backedUp } = authenticationInfo
  return { id: key.id, userId: key.userId, counter, backedUp }
}

/** In the transaction of what it opens: a counter that does not go forward is a copy's, or comes twice. */
export async function noteUse(tx: Db, { id, counter, backedUp }: ShownPasskey): Promise<void> {
  const [used] = await tx
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
  if (!used) throw refusedPasskey('counter')
}

export function refusedPasskey(detail: string) {
  log().warn({ event: 'passkey.refused', detail })
  return new Refusal('badRequest', 'passkeyRefused', { detail: `passkey ${detail}` })
}

/** What the answer is held to. Its challenge is spent before anything else about it is believed. */
async function spent(clientData: string, purpose: Purpose, whom: Whom) {
  const { challenge, crossOrigin } = readClientData(clientData)
  if (typeof challenge !== 'string' || !(await spendChallenge(challenge, purpose, whom)))
    throw refusedPasskey('challenge')
  // None of our pages may stand in another site's frame.
  if (crossOrigin) throw refusedPasskey('cross-origin')
  return {
    expectedChallenge: challenge,
    expectedOrigin: settings().appUrl.origin,
    expectedRPID: relyingParty(),
    requireUserVerification: true,
  }
}

function readClientData(text: string): { challenge?: unknown; crossOrigin?: unknown } {
  try {
    const said: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return typeof said === 'object' && said !== null ? said : {}
  } catch {
    throw refusedPasskey('client data')
  }
}

/** The library throws where an answer is not what was expected. */
async function verified<Result extends { verified: boolean }>(verdict: Promise<Result>) {
  const outcome = await verdict.catch((error: unknown) => {
    throw refusedPasskey(error instanceof Error ? error.message : 'odd')
  })
  if (!outcome.verified) throw refusedPasskey('not verified')
  return outcome
}

export async function keysOf(userId: string): Promise<KnownKey[]> {
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

async function storedKey(id: string, whom: Whom) {
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
  return whom && row?.userId !== whom.id ? undefined : row
}
