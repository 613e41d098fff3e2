import type { CardSign } from '@/content/toolkit/types'

/** Only M, L, C and Z, which every output format can draw. */
export type ChalkDrawing = { width: number; height: number; lines: string[] }

/** A chalk stroke under a title. */
export const titleStroke: ChalkDrawing = {
  width: 132,
  height: 12,
  lines: ['M4 8C32 3.5 66 3 92 5.5C105 6.7 116 7 128 4.5', 'M10 10C40 6.5 74 6.5 118 8.5'],
}

export const cardIcons: Record<CardSign, ChalkDrawing> = {
  look: {
    width: 24,
    height: 24,
    lines: [
      'M2 12C6 5.5 18 5.5 22 12C18 18.5 6 18.5 2 12Z',
      'M12 8.6C16.5 8.6 16.5 15.4 12 15.4C7.5 15.4 7.5 8.6 12 8.6Z',
      'M7 4.5L6 2.5',
      'M12 3.6L12 1.4',
      'M17 4.5L18 2.5',
    ],
  },
  ask: {
    width: 24,
    height: 24,
    lines: [
      'M3 4C9 3 15 3 21 4C22 8 22 12 21 16C18 16.6 15 17 12 17L6.5 21.5L7 16.6L3 16C2 12 2 8 3 4Z',
      'M9.5 8C9.8 5.8 14.2 5.8 14.2 8.4C14.2 10.2 12 10.2 12 12',
      'M12 14.2L12 14.4',
    ],
  },
  do: {
    width: 24,
    height: 24,
    lines: ['M2 21L8 21L8 15.5L14 15.5L14 10L20 10', 'M5 14L14.5 4', 'M9 3.4L15 3.4L15 9.4'],
  },
  back: {
    width: 24,
    height: 24,
    lines: ['M21 20C22.5 9 12 4 4.5 10.5', 'M4 3.5L4 11L11.5 11'],
  },
}

/** Bundles of five: four strokes and one across. */
export function drawTally(count: number): ChalkDrawing {
  const lines: string[] = []
  for (let index = 0; index < count; index++) {
    const left = Math.floor(index / 5) * 34 + 4
    const position = index % 5
    const lean = (index * 7) % 3
    if (position === 4) lines.push(`M${left - 3} 24L${left + 23} 8`)
    else
      lines.push(
        `M${left + position * 6 + lean * 0.4} 4L${left + position * 6 - 1 + lean * 0.6} 28`,
      )
  }
  return { width: Math.max(1, Math.ceil(count / 5)) * 34, height: 32, lines }
}
