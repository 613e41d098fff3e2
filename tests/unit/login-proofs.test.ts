import { expect, test } from 'vitest'
import { isPublicMailDomain, listLoginProofs } from '@/lib/auth/oidc/login-proofs'

const login = {
  provider: 'google',
  email: 'Asha@Lotus.School.IN',
  isEmailVerified: true,
  tenant: null,
} as const

test('a verified address shows its domain, exactly', () => {
  expect(listLoginProofs(login)).toEqual([{ kind: 'domain', value: 'lotus.school.in' }])
  expect(listLoginProofs({ ...login, isEmailVerified: false })).toEqual([])
  expect(listLoginProofs({ ...login, email: null })).toEqual([])
  expect(listLoginProofs({ ...login, email: 'asha@विद्या.भारत' })).toEqual([
    { kind: 'domain', value: 'xn--j2bsq2bc9f.xn--h2brj9c' },
  ])
  expect(listLoginProofs({ ...login, email: 'asha@gmail.com' })).toEqual([])
})

test('an organisation counts for its own provider only, after the domain', () => {
  const tenant = 'lotus.in'
  expect(listLoginProofs({ ...login, tenant })).toEqual([
    { kind: 'domain', value: 'lotus.school.in' },
    { kind: 'google', value: tenant },
  ])
  expect(listLoginProofs({ ...login, tenant, isEmailVerified: false })).toEqual([])
  const directory = { ...login, provider: 'microsoft', isEmailVerified: false, tenant } as const
  expect(listLoginProofs(directory)).toEqual([{ kind: 'microsoft', value: tenant }])
  expect(listLoginProofs({ ...login, provider: 'other', tenant })).toHaveLength(1)
})

test.each([
  ...['gmail.com', 'googlemail.com', 'yahoo.com', 'yahoo.in', 'yahoo.co.in', 'outlook.com'],
  ...['hotmail.co.uk', 'live.in', 'rediffmail.com', 'icloud.com', 'proton.me', 'zoho.in', 'me.com'],
])('%s is public', (domain) => {
  expect(isPublicMailDomain(domain)).toBe(true)
})

test.each([
  ...['lotus.in', 'live.lotus.in', 'gmail.lotus.edu.in', 'mail.school.in', 'mygmail.com', 'in.in'],
])('%s is not', (domain) => {
  expect(isPublicMailDomain(domain)).toBe(false)
})
