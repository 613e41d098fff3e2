import { describe, expect, test } from 'vitest'
import { themes } from '@/content/toolkit/themes'
import type { Theme } from '@/content/toolkit/types'
import { findOverflows } from '../toolkit/pptx/overflow'

describe('slides on a computer without Calibri', () => {
  test.each(themes.map((theme) => [theme.id, theme] as const))('%s fits', (_, theme) => {
    expect(findOverflows(theme)).toEqual([])
  })

  test('rejects a list that is higher than its slide', () => {
    const points = Array.from({ length: 9 }, () => 'A line that is long enough for one of its own')
    const notes = { say: '', do: '', watch: '' }
    const slide = { title: 'Too much', minutes: 5, notes, layout: 'points' as const, points }
    const deck = { ...themes[0]?.deck, periods: [{ name: 'Period 1', slides: [slide] }] }
    const [message] = findOverflows({ ...themes[0], deck } as Theme)
    expect(message).toContain('“Too much”')
  })

  test('rejects a tally whose label takes two lines', () => {
    const notes = { say: '', do: '', watch: '' }
    const rows = [{ label: 'carried the register to the office of the principal', count: 3 }]
    const body = { layout: 'tally' as const, named: 'Who', counted: 'Hands', rows, ask: 'Why?' }
    const slide = { title: 'Counted', minutes: 5, notes, ...body }
    const deck = { ...themes[0]?.deck, periods: [{ name: 'Period 1', slides: [slide] }] }
    expect(findOverflows({ ...themes[0], deck } as Theme)).toHaveLength(1)
  })
})
