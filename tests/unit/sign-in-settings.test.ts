import { expect, test } from 'vitest'
import * as z from 'zod'
import { readSignInProviders, SIGN_IN_SETTINGS } from '@/base/settings/sign-in'

const schema = z.object(SIGN_IN_SETTINGS)
const read = (env: Record<string, string>) => readSignInProviders(schema.parse(env))

const google = { OIDC_GOOGLE_CLIENT_ID: 'a-client', OIDC_GOOGLE_CLIENT_SECRET: 'a-secret' }
const microsoft = { OIDC_MICROSOFT_CLIENT_ID: 'b-client', OIDC_MICROSOFT_CLIENT_SECRET: 'b-secret' }
const other = {
  ...{ OIDC_ISSUER: 'https://id.lotus.example', OIDC_NAME: 'Lotus ID' },
  ...{ OIDC_CLIENT_ID: 'c-client', OIDC_CLIENT_SECRET: 'c-secret' },
}

test('no provider without settings, and each with its own', () => {
  expect(read({})).toEqual([])
  expect(read({ OIDC_GOOGLE_ISSUER: 'https://id.example' })).toEqual([])
  expect(read({ ...other, ...microsoft, ...google })).toEqual([
    {
      ...{ key: 'google', name: 'Google', issuer: 'https://accounts.google.com' },
      ...{ clientId: 'a-client', clientSecret: 'a-secret', isLocal: false },
    },
    {
      ...{ key: 'microsoft', name: 'Microsoft', isLocal: false },
      issuer: 'https://login.microsoftonline.com/organizations/v2.0',
      ...{ clientId: 'b-client', clientSecret: 'b-secret' },
    },
    {
      ...{ key: 'other', name: 'Lotus ID', issuer: 'https://id.lotus.example' },
      ...{ clientId: 'c-client', clientSecret: 'c-secret', isLocal: false },
    },
  ])
})

test('half of the settings of a provider stop the start', () => {
  for (const complete of [google, microsoft, other])
    for (const missing of Object.keys(complete)) {
      const rest = Object.fromEntries(Object.entries(complete).filter(([name]) => name !== missing))
      expect(() => read(rest), missing).toThrow(/work only together/)
    }
})

test('an issuer is https, or this machine', () => {
  for (const issuer of ['http://127.0.0.1:4000', 'http://localhost:4000', 'http://[::1]:4000'])
    expect(read({ ...google, OIDC_GOOGLE_ISSUER: issuer })).toMatchObject([
      { issuer, isLocal: true },
    ])
  expect(read({ ...microsoft, OIDC_MICROSOFT_ISSUER: 'https://id.example' })).toMatchObject([
    { issuer: 'https://id.example', isLocal: false },
  ])
  for (const issuer of [
    'http://id.example',
    'http://127.0.0.1.evil.example',
    'ftp://id.example',
    'x',
  ])
    for (const name of ['OIDC_GOOGLE_ISSUER', 'OIDC_MICROSOFT_ISSUER', 'OIDC_ISSUER'])
      expect(schema.safeParse({ [name]: issuer }).success, `${name} ${issuer}`).toBe(false)
})

test('odd values stop the start', () => {
  for (const odd of [
    { OIDC_GOOGLE_CLIENT_ID: 'with a space' },
    { OIDC_MICROSOFT_CLIENT_SECRET: 'with a space' },
    { OIDC_CLIENT_ID: 'x'.repeat(501) },
    { OIDC_NAME: 'x'.repeat(31) },
  ])
    expect(schema.safeParse(odd).success, JSON.stringify(odd)).toBe(false)
})
