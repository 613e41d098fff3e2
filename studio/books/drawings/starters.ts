import { type Drawings, drawing } from '../draw/drawing'
import { label } from '../draw/labels'
import { seat, teacherSeat } from '../draw/people'
import {
  CLAY,
  circle,
  GREEN,
  INK,
  LEAF,
  line,
  MARIGOLD,
  PAPER,
  path,
  rect,
  ring,
  SAND,
  SKY,
} from '../draw/shapes'
import { board } from '../draw/things'

const PERCENT_OF_DAY = [
  ['Ceiling fan', 1.2, '1.2 kWh'],
  ['Geyser', 1, '1 kWh'],
  ['LED bulb', 0.054, '0.054 kWh'],
  ['Charger', 0.03, '0.03 kWh'],
] as const

const promisers = ring([164, 120], 84, 84, 5)

/** For the books on rubrics and on the Global Goals. */
export const starterDrawings: Drawings = {
  'four-corners': drawing(
    228,
    rect(14, 14, 300, 180, { fill: PAPER, width: 4 }, 1),
    rect(104, 16, 120, 6, { fill: GREEN, width: 1.2 }),
    line(
      [
        [164, 50],
        [164, 190],
      ],
      { width: 1.2, dash: '4 5' },
    ),
    line(
      [
        [20, 118],
        [308, 118],
      ],
      { width: 1.2, dash: '4 5' },
    ),
    ...[0, 1, 2, 3, 4, 5].flatMap((row) =>
      [40, 100, 190, 250].map((x, column) => {
        const y = 62 + row * 23
        const chosen = `${row}${column}`
        const isCalled = ['1.0', '0.3', '4.1', '5.2'].includes(`${chosen[0]}.${chosen[1]}`)
        return (
          rect(x, y - 12, 42, 6, { fill: SAND, width: 1.2 }, 1) +
          seat([x + 11, y], [x + 11, 0], isCalled ? MARIGOLD : LEAF, 0.85) +
          seat([x + 31, y], [x + 31, 0], LEAF, 0.85) +
          (isCalled ? circle([x + 11, y], 9.5, { stroke: CLAY, width: 2.4 }) : '')
        )
      }),
    ),
    teacherSeat([164, 36], [164, 90]),
    label([164, 216], 'Four voices, one from each quarter of the room'),
  ),
  'pure-clear-safe': drawing(
    232,
    board(18, 22, 292, 78),
    ...['Pure', 'Clear', 'Safe to drink'].map((words, column) =>
      label([66 + column * 97, 46], words, { fill: PAPER, size: 13 }),
    ),
    ...[66, 163, 260].map((x) => label([x, 82], '?', { fill: PAPER, size: 18 })),
    line(
      [
        [30, 56],
        [298, 56],
      ],
      { stroke: PAPER, width: 1.6 },
    ),
    ...[115, 212].map((x) =>
      line(
        [
          [x, 32],
          [x, 90],
        ],
        { stroke: PAPER, width: 1.6 },
      ),
    ),
    line(
      [
        [18, 178],
        [310, 178],
      ],
      { width: 4 },
    ),
    ...[SKY, PAPER, LEAF, CLAY].map((fill, glass) =>
      path(`M${38 + glass * 73} 126h32l-4 52h-24z`, { fill }),
    ),
    ...['Boiled|tap water', 'Distilled|water', 'Clear river|water', 'Cola'].map((words, glass) =>
      label([54 + glass * 73, 198], words),
    ),
  ),
  'fan-and-geyser': drawing(
    196,
    label([164, 28], 'Energy in a day', { size: 13 }),
    ...PERCENT_OF_DAY.map(([name, energy, words], row) => {
      const y = 48 + row * 34
      return (
        label([92, y + 15], name, { anchor: 'end' }) +
        rect(102, y, Math.max(energy * 130, 2), 22, { fill: row === 0 ? MARIGOLD : LEAF }, 2) +
        label([110 + Math.max(energy * 130, 2), y + 15], words, { anchor: 'start' })
      )
    }),
    line([
      [102, 40],
      [102, 182],
    ]),
  ),
  handshakes: drawing(
    262,
    ...promisers.flatMap((from, index) =>
      promisers.slice(index + 1).map((to) => line([from, to], { stroke: MARIGOLD, width: 2.2 })),
    ),
    ...promisers.map(
      ([x, y]) =>
        circle([x, y], 20, { fill: '#e9b89c' }) +
        path(
          `M${x - 20} ${y - 2}A20 20 0 0 1 ${x + 20} ${y - 2}Q${x} ${y - 16} ${x - 20} ${y - 2}z`,
          { fill: INK },
        ) +
        circle([x - 6, y + 2], 1.8, { fill: INK, width: 0 }) +
        circle([x + 6, y + 2], 1.8, { fill: INK, width: 0 }) +
        path(`M${x - 5} ${y + 9}q5 4 10 0`, { width: 1.6 }),
    ),
    label(
      [164, 232],
      'Five people: 5 × 4 ÷ 2 = 10 promises.|Forty-five people: 45 × 44 ÷ 2 = 990.',
    ),
  ),
}
