import {
  circle,
  INK,
  LEAF,
  line,
  MARIGOLD,
  oval,
  PAPER,
  path,
  place,
  rect,
  SKIN,
  type Spot,
} from './shapes'

type Hair = 'short' | 'plaits' | 'bun' | 'long' | 'patka' | 'grey'
type Legs = 'trousers' | 'shorts' | 'skirt' | 'sari' | 'none'
export type PersonOptions = {
  hair?: Hair
  shirt?: string
  legs?: Legs
  /** Where the hands are, from the middle between the feet, before scaling. */
  hands?: readonly [left: Spot, right: Spot]
  look?: 'left' | 'right' | 'front' | 'back' | 'down'
  mouth?: 'smile' | 'flat' | 'sad' | 'open'
  scale?: number
  shirtLine?: boolean
}

const AT_SIDES: [Spot, Spot] = [
  [-19, -33],
  [19, -33],
]
const LOOK_STEPS = {
  left: [-4, 0],
  right: [4, 0],
  front: [0, 0],
  back: [0, 0],
  down: [0, 3],
} as const

/** 100 units from the feet, which are at the given point, to the hair. */
export function person(feet: Spot, options: PersonOptions = {}) {
  const { hair = 'short', shirt = PAPER, legs = 'trousers', hands = AT_SIDES, scale = 1 } = options
  const { look = 'front', mouth = 'smile' } = options
  const isBack = look === 'back'
  const arms = [arm([-13, -62], hands[0], shirt), arm([13, -62], hands[1], shirt)]
  const body = [drawLegs(legs), drawTorso(shirt, legs), ...(isBack ? arms : [])]
  const front = isBack ? [] : arms
  return place(feet, [...body, drawHead(hair, look, mouth), ...front], { scale })
}

function arm(shoulder: Spot, hand: Spot, shirt: string) {
  const [dx, dy] = [hand[0] - shoulder[0], hand[1] - shoulder[1]]
  const length = Math.hypot(dx, dy) || 1
  const bend = Math.sqrt(Math.max(34 ** 2 - length ** 2, 0)) / 2
  const side = Math.sign(shoulder[0])
  const out = dy >= 0 ? 1 : -1
  const elbow: Spot = [
    shoulder[0] + dx / 2 + (side * out * bend * Math.abs(dy)) / length,
    shoulder[1] + dy / 2 + bend * (Math.abs(dx) / length),
  ]
  const points = [shoulder, elbow, hand]
  return (
    line(points, { width: 11.5 }) +
    line(points, { stroke: shirt, width: 7.5 }) +
    circle(hand, 4.6, { fill: SKIN, width: 1.8 })
  )
}

function drawLegs(legs: Legs) {
  if (legs === 'none') return ''
  const shoes = oval([-8, -2], 7, 3.4, { fill: INK }) + oval([8, -2], 7, 3.4, { fill: INK })
  if (legs === 'sari')
    return (
      shoes +
      path('M-14-36L-20-3Q0 1 20-3L14-36z', { fill: MARIGOLD }) +
      path('M2-34Q8-18 4-3M8-34Q15-18 12-3', { width: 1.2 })
    )
  if (legs === 'skirt')
    return (
      line(
        [
          [-7, -14],
          [-7, -4],
        ],
        { width: 7 },
      ) +
      line(
        [
          [7, -14],
          [7, -4],
        ],
        { width: 7 },
      ) +
      line(
        [
          [-7, -14],
          [-7, -6],
        ],
        { stroke: SKIN, width: 3.6 },
      ) +
      line(
        [
          [7, -14],
          [7, -6],
        ],
        { stroke: SKIN, width: 3.6 },
      ) +
      shoes +
      path('M-13-38L-19-13Q0-9 19-13L13-38z', { fill: INK })
    )
  if (legs === 'shorts')
    return (
      line(
        [
          [-7, -16],
          [-7, -4],
        ],
        { width: 7 },
      ) +
      line(
        [
          [7, -16],
          [7, -4],
        ],
        { width: 7 },
      ) +
      line(
        [
          [-7, -16],
          [-7, -6],
        ],
        { stroke: SKIN, width: 3.6 },
      ) +
      line(
        [
          [7, -16],
          [7, -6],
        ],
        { stroke: SKIN, width: 3.6 },
      ) +
      shoes +
      path('M-13-38L-14-15H-1L0-24L1-15H14L13-38z', { fill: INK })
    )
  return shoes + path('M-13-38L-13-5H-3L0-26L3-5H13L13-38z', { fill: INK })
}

const drawTorso = (shirt: string, legs: Legs) =>
  path('M-14-34L-16-60Q-16-70-6-70H6Q16-70 16-60L14-34z', { fill: shirt }) +
  (legs === 'sari' ? path('M-15-66Q4-58 14-36L5-35Q-4-52-16-58z', { fill: MARIGOLD }) : '')

function drawHead(hair: Hair, look: keyof typeof LOOK_STEPS, mouth: string) {
  const [dx, dy] = LOOK_STEPS[look]
  const neck = rect(-4, -74, 8, 7, { fill: SKIN, width: 1.6 })
  if (look === 'back')
    return (
      neck +
      circle([0, -84], 13, {
        fill: hair === 'grey' ? '#dfe3f5' : hair === 'patka' ? MARIGOLD : INK,
      }) +
      drawBackHair(hair)
    )
  const face = circle([0, -84], 12.5, { fill: SKIN })
  const eyes =
    circle([dx - 4.4, dy - 84], 1.4, { fill: INK, width: 0 }) +
    circle([dx + 4.4, dy - 84], 1.4, { fill: INK, width: 0 })
  return neck + drawHairBehind(hair) + face + eyes + drawMouth(dx, dy, mouth) + drawHairCap(hair)
}

function drawMouth(dx: number, dy: number, mouth: string) {
  const y = dy - 77.5
  if (mouth === 'open') return oval([dx, y], 2.4, 2.8, { fill: CLAY_MOUTH, width: 1.2 })
  const bow = { smile: 2.6, flat: 0, sad: -2.6 }[mouth] ?? 0
  return path(`M${dx - 3.6} ${y - bow / 3}q3.6 ${bow * 1.4} 7.2 0`, { width: 1.5 })
}
const CLAY_MOUTH = '#a5532a'

function drawHairBehind(hair: Hair) {
  if (hair === 'bun') return circle([0, -100], 6, { fill: INK })
  if (hair === 'long') return path('M-14-84V-66Q-8-62-4-68H4Q8-62 14-66V-84z', { fill: INK })
  if (hair !== 'plaits') return ''
  return [-1, 1]
    .map(
      (side) =>
        path(`M${side * 11}-80Q${side * 17}-70 ${side * 14}-56`, { width: 6 }) +
        path(`M${side * 14.5 - 3}-58h6`, { stroke: MARIGOLD, width: 4 }),
    )
    .join('')
}

function drawHairCap(hair: Hair) {
  if (hair === 'patka')
    return (
      path('M-13-85Q-14-99 0-99Q14-99 13-85Q6-93 0-93Q-6-93-13-85z', { fill: MARIGOLD }) +
      circle([0, -100], 4.5, { fill: MARIGOLD })
    )
  const fill = hair === 'grey' ? '#dfe3f5' : INK
  if (hair === 'short' || hair === 'grey')
    return path('M-13-84Q-15-98 0-98Q15-98 13-84Q10-92 3-92Q-6-91-9-93Q-12-90-13-84z', { fill })
  return path('M-13-83Q-15-98 0-98Q15-98 13-83Q11-91 0-94Q-11-91-13-83z', { fill })
}

function drawBackHair(hair: Hair) {
  if (hair === 'plaits') return drawHairBehind(hair)
  if (hair === 'bun') return circle([0, -92], 6, { fill: INK, stroke: PAPER, width: 1 })
  if (hair === 'long') return path('M-13-84V-58H13V-84z', { fill: INK })
  return ''
}

/** From above, for plans of a room: shoulders and head, turned towards a point. */
export function seat([x, y]: Spot, towards: Spot, fill = LEAF, scale = 1) {
  const turn = (Math.atan2(towards[1] - y, towards[0] - x) * 180) / Math.PI - 90
  return place(
    [x, y],
    [oval([0, 0], 6.2, 4, { fill, width: 1.4 }), circle([0, 0.6], 2.9, { fill: INK, width: 0 })],
    { turn, scale },
  )
}

/** The teacher on a plan. */
export const teacherSeat = (at: Spot, towards: Spot) => seat(at, towards, MARIGOLD, 1.5)
