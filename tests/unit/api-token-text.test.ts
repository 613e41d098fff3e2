import { expect, test } from 'vitest'
import { containsToken, createTokenText, isTokenText } from '@/lib/api-tokens/token-text'
import { createToken, isToken } from '@/lib/auth/secrets'

test('a token has a prefix that scanners find, 40 random characters and a checksum', () => {
  const tokens = Array.from({ length: 500 }, createTokenText)
  expect(new Set(tokens).size).toBe(tokens.length)
  for (const token of tokens) {
    expect(token).toMatch(/^unsapi_[0-9A-Za-z]{46}$/)
    expect(isTokenText(token)).toBe(true)
  }
  const used = new Set(tokens.join('').replaceAll('unsapi_', ''))
  expect(used.size).toBe(62)
})

test('a token with one other character is none', () => {
  const token = createTokenText()
  for (let index = 7; index < token.length; index += 1) {
    const other = token[index] === 'a' ? 'b' : 'a'
    expect(isTokenText(token.slice(0, index) + other + token.slice(index + 1))).toBe(false)
  }
})

test('neither kind of token has the form of the other', () => {
  expect(isToken(createTokenText())).toBe(false)
  expect(isTokenText(createToken())).toBe(false)
})

test('finds a token anywhere in a URL', () => {
  expect(containsToken(`https://uns.example/api/v1/teachers?key=${createTokenText()}`)).toBe(true)
  expect(containsToken('https://uns.example/api/v1/teachers?limit=5')).toBe(false)
})
