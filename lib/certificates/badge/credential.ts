import 'server-only'
import { fullAddress } from '@/base/owner'
import { site } from '@/base/site'
import { routes } from '@/lib/routes'
import { certificateWords } from '@/words/certificate'
import type { Certificate } from '../queries/certificate'
import { CONTEXTS } from './contexts'
import { issuerId } from './key'

const TO_THE_SECOND = /\.\d{3}Z$/
const moment = (at: Date) => at.toISOString().replace(TO_THE_SECOND, 'Z')

/** Since when the certificate reads as it does now. */
export const validFrom = ({ correctedAt, issuedAt }: Certificate) => moment(correctedAt ?? issuedAt)

/** The certificate as an Open Badge: it says what its page says, and no more about the person. */
export function credentialOf(certificate: Certificate) {
  const { number, name, session, slug, startsAt, minutes, issuedAt } = certificate
  const words = certificateWords()
  const issuer = { id: issuerId(), type: ['Profile'], name: site.name, url: fullAddress('/') }
  return {
    '@context': CONTEXTS,
    id: fullAddress(badgePath(number)),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: session,
    issuer,
    validFrom: validFrom(certificate),
    awardedDate: moment(issuedAt),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', identityHash: name, identityType: 'name', hashed: false },
      ],
      activityStartDate: moment(startsAt),
      activityEndDate: moment(new Date(startsAt.getTime() + minutes * 60_000)),
      achievement: {
        id: fullAddress(routes.gathering(slug)),
        type: ['Achievement'],
        achievementType: 'Certificate',
        name: session,
        description: words.badge.description(session, minutes),
        criteria: { narrative: words.badge.criteria },
        creator: issuer,
      },
    },
    credentialStatus: {
      id: fullAddress(routes.certificateStatus(number)),
      type: '1EdTechRevocationList',
    },
  }
}

/** As programs ask for it; it leads to `certificateBadge`. */
export const badgePath = (number: string) => `${routes.certificate(number)}.json`

/** A list of one: whoever holds the number learns of this badge and of no other. */
export function statusOf({ number, revokedAt }: Certificate) {
  return {
    id: fullAddress(routes.certificateStatus(number)),
    issuer: issuerId(),
    revokedCredential: revokedAt ? [{ id: fullAddress(badgePath(number)), revoked: true }] : [],
  }
}
