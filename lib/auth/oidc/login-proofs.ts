import 'server-only'
import { normalizeDomain } from '@/base/domain-name'
import type { SignInProviderKey } from '@/base/settings/sign-in'
import type { ProviderIdentity } from './claims'

/** A mail domain, or the organisation that manages a login at Google or Microsoft. */
export type LoginProof = { kind: 'domain' | 'google' | 'microsoft'; value: string }

type ProvedLogin = Pick<ProviderIdentity, 'provider' | 'email' | 'isEmailVerified' | 'tenant'>

/** What a login shows about where its owner belongs. A domain, proved by DNS, comes before an organisation. */
export function listLoginProofs({
  provider,
  email,
  isEmailVerified,
  tenant,
}: ProvedLogin): LoginProof[] {
  const domain = isEmailVerified ? normalizeDomain(email?.split('@').at(-1) ?? '') : null
  const organisation = tenant && findOrganisation(provider, tenant, isEmailVerified)
  return [
    ...(domain && !isPublicMailDomain(domain) ? [{ kind: 'domain', value: domain } as const] : []),
    ...(organisation ? [organisation] : []),
  ]
}

export const showsOneOf = (login: ProvedLogin, proofs: LoginProof[]): boolean =>
  listLoginProofs(login).some(({ kind, value }) =>
    proofs.some((proof) => proof.kind === kind && proof.value === value),
  )

/** Whether logins of this provider can show it. */
export const isShownBy = (proof: Pick<LoginProof, 'kind'>, provider: SignInProviderKey): boolean =>
  proof.kind === 'domain' || proof.kind === provider

function findOrganisation(
  provider: SignInProviderKey,
  tenant: string,
  isEmailVerified: boolean,
): LoginProof | null {
  if (provider === 'microsoft') return { kind: provider, value: tenant }
  const workspace = normalizeDomain(tenant)
  const isOwn = provider === 'google' && isEmailVerified && workspace !== null
  return isOwn && !isPublicMailDomain(workspace) ? { kind: provider, value: workspace } : null
}

/** Of mail services at which anyone can have an address: no school owns them. */
export function isPublicMailDomain(domain: string): boolean {
  const [name = '', ...ending] = domain.split('.')
  return PUBLIC_DOMAINS.has(domain) || (PUBLIC_NAMES.has(name) && isCountryEnding(ending))
}

/** They have a domain in many countries, such as `yahoo.co.in`. */
const PUBLIC_NAMES = new Set([
  ...['gmail', 'googlemail', 'outlook', 'hotmail', 'live', 'msn', 'yahoo', 'ymail', 'rocketmail'],
  ...['rediff', 'rediffmail', 'icloud', 'aol', 'gmx', 'yandex', 'zoho', 'zohomail', 'mail'],
  ...['proton', 'protonmail', 'tutanota', 'tuta', 'fastmail'],
])

const PUBLIC_DOMAINS = new Set([
  ...['me.com', 'mac.com', 'pm.me', 'in.com', 'hey.com', 'ya.ru', 'qq.com', '163.com', '126.com'],
  ...['indiatimes.com', 'sify.com', 'vsnl.com', 'vsnl.net', 'bsnl.in', 'sancharnet.in', 'mail.ru'],
  ...['airtelmail.in', 'dataone.in', 'duck.com', 'web.de', 'naver.com', 'zohomail.in'],
])

const SECOND_LEVELS = new Set(['co', 'com', 'net', 'org'])

const isCountryEnding = ([first = '', second, ...more]: string[]) =>
  more.length === 0 && (second === undefined || (SECOND_LEVELS.has(first) && second.length === 2))
