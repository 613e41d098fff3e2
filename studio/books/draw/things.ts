import {
  CLAY,
  circle,
  GREEN,
  GREY,
  INK,
  LEAF,
  line,
  MARIGOLD,
  oval,
  PAPER,
  path,
  place,
  rect,
  ring,
  SAND,
  SKY,
  type Spot,
} from './shapes'

/** Things that several drawings show. */

export const coin = (at: Spot) => oval(at, 6.5, 3.6, { fill: MARIGOLD, width: 1.4 })

export function sun([x, y]: Spot, r: number) {
  const inner = ring([x, y], r + 5, r + 5, 10)
  const outer = ring([x, y], r + 12, r + 12, 10)
  const rays = inner.map((from, index) =>
    line([from, outer[index] ?? from], { stroke: MARIGOLD, width: 3 }),
  )
  return circle([x, y], r, { fill: SAND }) + rays.join('')
}

/** From the side, looking left or right. */
export function eye([x, y]: Spot, look: 'left' | 'right' | 'down') {
  if (look === 'down')
    return (
      path(`M${x - 9} ${y - 16}Q${x - 14} ${y} ${x} ${y + 4}Q${x + 14} ${y} ${x + 9} ${y - 16}`, {
        fill: PAPER,
      }) + circle([x, y - 2], 4.5, { fill: INK })
    )
  const side = look === 'right' ? 1 : -1
  return (
    path(
      `M${x - side * 16} ${y - 10}Q${x + side * 2} ${y - 13} ${x + side * 8} ${y}Q${x + side * 2} ${y + 13} ${x - side * 16} ${y + 10}`,
      { fill: PAPER },
    ) + oval([x + side * 2, y], 3.4, 5, { fill: INK })
  )
}

export const brick = (x: number, y: number, width = 46, height = 22) =>
  rect(x, y, width, height, { fill: '#c9743f' }, 2)

/** Tapered, open at the top; the point is the middle of its base. */
export const paperCup = ([x, y]: Spot, fill = SKY) =>
  path(`M${x - 17} ${y - 36}L${x - 11} ${y}H${x + 11}L${x + 17} ${y - 36}z`, { fill }) +
  line(
    [
      [x - 18, y - 36],
      [x + 18, y - 36],
    ],
    { width: 3 },
  )

/** Its legs are in front of what stands behind. The point is the middle of its top. */
export function table([x, y]: Spot, width: number, height: number, fill = SAND) {
  const half = width / 2
  return (
    rect(x - half + 7, y + 6, 6, height - 6, { fill, width: 1.8 }) +
    rect(x + half - 13, y + 6, 6, height - 6, { fill, width: 1.8 }) +
    rect(x - half, y, width, 8, { fill }, 2)
  )
}

export const board = (x: number, y: number, width: number, height: number) =>
  rect(x, y, width, height, { fill: GREEN, stroke: CLAY, width: 4 }, 2)

export const sheet = (x: number, y: number, width: number, height: number, lines = 3) =>
  rect(x, y, width, height, { fill: PAPER, width: 1.6 }, 1) +
  Array.from({ length: lines }, (_, row) => {
    const top = y + (height / (lines + 1)) * (row + 1)
    return line(
      [
        [x + 4, top],
        [x + width - (row === lines - 1 ? width / 3 : 4), top],
      ],
      { width: 1.2 },
    )
  }).join('')

export const phone = ([x, y]: Spot) =>
  rect(x - 6, y - 11, 12, 22, { fill: INK, width: 1.6 }, 2.5) +
  rect(x - 4, y - 8, 8, 15, { fill: SKY, width: 0 }, 1)

export const book = (x: number, y: number, width = 30, height = 8, fill = LEAF) =>
  rect(x, y, width, height, { fill, width: 1.6 }, 1.5) +
  line(
    [
      [x + 4, y + height / 2],
      [x + width - 2, y + height / 2],
    ],
    { width: 0.8 },
  )

export const tree = ([x, y]: Spot, scale = 1) =>
  rect(x - 5 * scale, y - 40 * scale, 10 * scale, 40 * scale, { fill: CLAY }) +
  path(
    `M${x - 30 * scale} ${y - 44 * scale}q${-10 * scale} ${-26 * scale} ${16 * scale} ${-32 * scale}q${16 * scale} ${-22 * scale} ${32 * scale} 0q${24 * scale} ${6 * scale} ${14 * scale} ${32 * scale}q${-31 * scale} ${14 * scale} ${-62 * scale} 0z`,
    { fill: LEAF },
  )

export const stone = ([x, y]: Spot) => oval([x, y], 5, 3.6, { fill: GREY, width: 1.4 })

export const floor = (y: number) =>
  line([
    [12, y],
    [316, y],
  ])

export const window = (x: number, y: number, width: number, height: number) =>
  rect(x, y, width, height, { fill: SKY }, 2) +
  line(
    [
      [x + width / 2, y],
      [x + width / 2, y + height],
    ],
    { width: 1.4 },
  ) +
  line(
    [
      [x, y + height / 2],
      [x + width, y + height / 2],
    ],
    { width: 1.4 },
  )

/** In front of someone who sits; the point is the middle of its top. */
export const bench = ([x, y]: Spot, width: number, height: number) =>
  rect(x - width / 2 + 8, y + 8, 7, height - 8, { fill: SAND }) +
  rect(x + width / 2 - 15, y + 8, 7, height - 8, { fill: SAND }) +
  rect(x - width / 2 + 6, y + 8, width - 12, 16, { fill: '#f3dfb4', width: 1.6 }) +
  rect(x - width / 2, y, width, 9, { fill: SAND }, 2)

export const schoolBag = ([x, y]: Spot, fill = CLAY) =>
  path(`M${x - 9} ${y - 30}q9-14 18 0`, { width: 2.4 }) +
  rect(x - 14, y - 30, 28, 30, { fill }, 6) +
  rect(x - 9, y - 16, 18, 11, { fill: SAND, width: 1.6 }, 2)

export const banknote = ([x, y]: Spot) =>
  rect(x - 11, y - 6, 22, 12, { fill: LEAF, width: 1.5 }, 1) + circle([x, y], 3, { width: 1.1 })

export function dog([x, y]: Spot, { fill = SAND, flip = false, isLying = false } = {}) {
  const parts = isLying
    ? [
        path('M-26 0Q-30-16-12-18H14Q24-16 24 0z', { fill }),
        path('M14-12Q12-30 26-30Q36-30 38-22Q40-16 30-14Q30-6 22-4', { fill }),
        path('M20-29q-6 2-5 12q6 0 9-7', { fill: INK }),
        circle([29, -24], 1.4, { fill: INK, width: 0 }),
        path('M-26-6q-12-2-10-12', { width: 3 }),
      ]
    : [
        ...[-18, -10, 12, 19].map((left) => rect(left, -18, 6, 18, { fill, width: 1.8 }, 2)),
        path('M-24-18Q-26-34-10-34H18Q28-34 26-18Q0-12-24-18z', { fill }),
        path('M18-28Q16-50 30-50Q42-50 44-42Q46-35 34-33Q32-24 26-22', { fill }),
        path('M24-49q-7 2-6 13q7-1 9-8', { fill: INK }),
        circle([33, -44], 1.5, { fill: INK, width: 0 }),
        path('M-24-28q-10-6-8-18', { width: 3 }),
      ]
  return place([x, y], parts, { flip })
}
