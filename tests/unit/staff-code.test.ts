import { expect, test } from 'vitest'
import { settings } from '@/base/settings'
import {
  createStaffRoomCode,
  formatStaffRoomCode,
  hashStaffRoomCode,
  parseStaffRoomCode,
} from '@/lib/schools/staff-room'

test('a code has eight characters, no vowels and no lookalikes', () => {
  settings()
  const codes = Array.from({ length: 2_000 }, (_, index) => createStaffRoomCode(String(index)))
  expect(new Set(codes).size).toBe(codes.length)
  for (const code of codes) expect(code).toMatch(/^[2-9BCDFGHJKMNPQRSTVWXYZ]{8}$/)
  const chars = new Set(codes.join(''))
  expect(chars.size).toBe(28)
  expect(hashStaffRoomCode(codes[0] ?? '')).not.toContain(codes[0])
})

test.each([
  ['K7PM4X2D', 'K7PM4X2D'],
  [' k7pm-4x2d ', 'K7PM4X2D'],
  ['K7PM – 4X2D', 'K7PM4X2D'],
  ['K7PM4X2', null],
  ['K7PM4X2D2', null],
  ['K7PM4X2O', null],
  ['A'.repeat(43), null],
  ['', null],
  ['\u{1f4a3}'.repeat(8), null],
])('the typed code "%s" is read as %s', (input, code) =>
  expect(parseStaffRoomCode(input)).toBe(code),
)

test('a printed code parses to itself', () => {
  const code = createStaffRoomCode('7')
  expect(parseStaffRoomCode(formatStaffRoomCode(code))).toBe(code)
})
