import 'server-only'
import { settings } from '@/base/settings'
import { equalsInConstantTime, fingerprint, listFingerprints } from '@/lib/auth/secrets'

/** What an email of the team is about, and its answer belongs to. */
export type AnswerSubject = { kind: 'message' | 'application'; id: string }

const LETTER_BY_KIND = { message: 'm', application: 'a' } as const
const SIGNING_PURPOSE = 'reply-address'
/** 96 bits. The part before the @ has at most 64 characters, and capitals may be lost on the way. */
const SIGNATURE_CHARACTERS = 24

const ADDRESS_PATTERN = /^reply\+([ma])([0-9a-f]{32})([0-9a-f]{24})$/

const toSignature = (text: string) =>
  Buffer.from(text, 'base64url').toString('hex').slice(0, SIGNATURE_CHARACTERS)

const formatSubject = ({ kind, id }: AnswerSubject) => `${kind} ${id}`

/** Only we can write one, so an answer reaches what we asked about and nothing else. Undefined without a domain. */
export function createReplyAddress(subject: AnswerSubject): string | undefined {
  const { inboundEmailDomain } = settings()
  if (!inboundEmailDomain) return undefined
  const signature = toSignature(fingerprint(SIGNING_PURPOSE, formatSubject(subject)))
  const token = `${LETTER_BY_KIND[subject.kind]}${subject.id.replaceAll('-', '')}${signature}`
  return `reply+${token}@${inboundEmailDomain}`
}

/** `foreign`: to another address. `forged`: nobody has got this address from us. */
export function readReplyAddress(address: string): AnswerSubject | 'foreign' | 'forged' {
  const { inboundEmailDomain } = settings()
  const [localPart = '', domain = ''] = address.toLowerCase().split('@')
  if (!inboundEmailDomain || domain !== inboundEmailDomain || !localPart.startsWith('reply+'))
    return 'foreign'
  const [, letter, hex = '', signature = ''] = ADDRESS_PATTERN.exec(localPart) ?? []
  if (!letter) return 'forged'
  const id = [8, 12, 16, 20].reduceRight(
    (text, at) => `${text.slice(0, at)}-${text.slice(at)}`,
    hex,
  )
  const subject: AnswerSubject = { kind: letter === 'm' ? 'message' : 'application', id }
  const isOurs = listFingerprints(SIGNING_PURPOSE, formatSubject(subject)).some((expected) =>
    equalsInConstantTime(toSignature(expected), signature),
  )
  return isOurs ? subject : 'forged'
}
