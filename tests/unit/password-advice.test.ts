import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { getPasswordAdvice } from '@/lib/client/passwords/advice'
import { createFilter, mightContain } from '@/lib/client/passwords/bloom-filter'

const commonFilter = new Uint8Array(readFileSync('lib/client/passwords/common.bin'))
const own = ['Meera', 'Joshi', 'meera.j@school.example']
const adviceFor = (password: string) =>
  getPasswordAdvice({
    password,
    personalTexts: own,
    isCommon: (word) => mightContain(commonFilter, word),
  })

describe('the filter', () => {
  test('contains every added word and about one in a thousand others', () => {
    const words = Array.from({ length: 5_000 }, (_, number) => `word ${number}`)
    const filter = createFilter(words)
    expect(words.every((word) => mightContain(filter, word))).toBe(true)
    const otherWords = Array.from({ length: 20_000 }, (_, number) => `other ${number}`)
    expect(otherWords.filter((word) => mightContain(filter, word)).length).toBeLessThan(60)
  })

  test('as shipped is small and contains the common passwords', () => {
    expect(commonFilter.length).toBeLessThan(20_000)
    for (const word of ['123456', 'password', 'qwerty', 'iloveyou', 'letmein', 'welcome'])
      expect(mightContain(commonFilter, word), word).toBe(true)
  })
})

describe('advice on a password', () => {
  test.each(['123456', 'Password', 'QWERTY'])('calls %s common', (password) => {
    expect(adviceFor(password)).toEqual({ weakness: 'common', strength: 1 })
  })

  test.each(['meera2009', 'Joshi@123', 'meerajoshi', 'MEERA.J@school.example', 'meera.j'])(
    'recognises %s as the user’s own name or email',
    (password) => expect(adviceFor(password)).toEqual({ weakness: 'own', strength: 1 }),
  )

  test.each([
    ['aaaaaaaaaaaa', 1],
    ['abcdefgh9876', 1],
    ['kolam7', 1],
    ['kolam7rice', 2],
    ['kolam7 riceX', 4],
    ['नीला आकाश', 3],
    ['monsoon bench kolam ten', 4],
  ])('rates %s with strength %i', (password, strength) => {
    expect(adviceFor(password)).toEqual({ strength })
  })
})
