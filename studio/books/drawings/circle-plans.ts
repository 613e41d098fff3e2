import { type Drawings, drawing } from '../draw/drawing'
import { label, pointer } from '../draw/labels'
import { seat, teacherSeat } from '../draw/people'
import {
  arrow,
  circle,
  GREEN,
  GREY,
  LEAF,
  line,
  MARIGOLD,
  oval,
  PAPER,
  path,
  rect,
  ring,
  SAND,
  SKY,
  type Spot,
  spread,
} from '../draw/shapes'
import { sun } from '../draw/things'

/** Plans from above. Each has as many seats as the text says: forty-five and the teacher. */

const room = (x: number, y: number, width: number, height: number) =>
  rect(x, y, width, height, { fill: PAPER, width: 4 }, 1)
const door = (x: number, y: number) =>
  line(
    [
      [x, y],
      [x, y + 26],
    ],
    { stroke: PAPER, width: 6 },
  ) +
  path(`M${x} ${y}l20 6`, { width: 2 }) +
  path(`M${x + 20} ${y + 6}Q${x + 16} ${y + 22} ${x} ${y + 26}`, { width: 1, dash: '2 3' })
const bench = (x: number, y: number, width = 44, height = 9) =>
  rect(x, y, width, height, { fill: SAND, width: 1.4 }, 2)
const stone = (at: Spot) => circle(at, 4.5, { fill: GREY })

function seats(points: readonly Spot[], towards: Spot | ((point: Spot) => Spot), fill = LEAF) {
  return points
    .map((point) => seat(point, typeof towards === 'function' ? towards(point) : towards, fill))
    .join('')
}

const legend = (y: number) =>
  seat([60, y - 4], [60, y], LEAF) +
  label([70, y], 'Student', { anchor: 'start' }) +
  teacherSeat([146, y - 4], [146, y]) +
  label([160, y], 'Teacher', { anchor: 'start' }) +
  stone([236, y - 4]) +
  label([246, y], 'Stone', { anchor: 'start' })

export const circlePlans: Drawings = {
  'plan-fixed-benches': drawing(
    250,
    room(14, 14, 300, 186),
    rect(124, 16, 80, 5, { fill: GREEN, width: 1.2 }),
    door(14, 150),
    ...[66, 140, 214].flatMap((x) => [52, 82, 112, 142, 170].map((y) => bench(x, y, 52, 8))),
    ...[66, 140, 214].flatMap((x) =>
      [64, 94, 124].flatMap((y) =>
        [x + 8, x + 22, x + 36].map((left) => rect(left, y, 9, 6, { fill: SKY, width: 1 }, 1.5)),
      ),
    ),
    seats(spread([42, 33], [112, 33], 6), ([x]) => [x, 90]),
    seats(spread([216, 33], [288, 33], 6), ([x]) => [x, 90]),
    seats(spread([300, 46], [300, 182], 12), ([, y]) => [160, y]),
    seats(spread([28, 46], [28, 138], 8), ([, y]) => [160, y]),
    seats(spread([42, 189], [288, 189], 13), ([x]) => [x, 90]),
    teacherSeat([164, 33], [164, 90]),
    stone([42, 40]),
    pointer([290, 220], 'Bags under benches', [238, 128], { anchor: 'end', from: [240, 208] }),
    legend(240),
  ),
  'plan-loose-benches': drawing(
    250,
    room(14, 14, 300, 186),
    rect(124, 16, 80, 5, { fill: GREEN, width: 1.2 }),
    door(14, 166),
    ...spread([26, 24], [74, 24], 2).map(([x, y]) => bench(x, y)),
    ...spread([212, 24], [260, 24], 2).map(([x, y]) => bench(x, y)),
    ...spread([36, 182], [256, 182], 5).map(([x, y]) => bench(x, y)),
    ...[44, 92].map((y) => bench(20, y, 9, 42)),
    ...[44, 92, 138].map((y) => bench(299, y, 9, 40)),
    seats(ring([164, 108], 116, 62, 46, 90).slice(1), [164, 108]),
    teacherSeat(ring([164, 108], 116, 62, 46, 90)[0] ?? [0, 0], [164, 108]),
    stone([154, 160]),
    label([164, 105], 'The middle|stays empty'),
    pointer([290, 220], 'Benches at the walls', [226, 188], { anchor: 'end', from: [230, 208] }),
    legend(240),
  ),
  'plan-corridor': drawing(
    218,
    line(
      [
        [14, 26],
        [314, 26],
      ],
      { width: 4 },
    ),
    line(
      [
        [14, 168],
        [314, 168],
      ],
      { width: 4 },
    ),
    line(
      [
        [60, 26],
        [104, 26],
      ],
      { stroke: PAPER, width: 6 },
    ),
    line(
      [
        [228, 26],
        [272, 26],
      ],
      { stroke: PAPER, width: 6 },
    ),
    rect(26, 40, 276, 116, { fill: SAND, width: 1.6 }, 6),
    ...[34, 294].map((x) =>
      line(
        [
          [x, 44],
          [x, 152],
        ],
        { stroke: MARIGOLD, width: 2, dash: '6 4' },
      ),
    ),
    seats(ring([164, 98], 120, 48, 46, 0).slice(1), [164, 98]),
    teacherSeat([284, 98], [164, 98]),
    stone([272, 104]),
    label([164, 102], 'One oval'),
    pointer([254, 188], 'A mat', [226, 152], { anchor: 'end', from: [236, 176] }),
    legend(208),
    label([82, 18], 'Door'),
    label([250, 18], 'Door'),
  ),
  'plan-ground': drawing(
    282,
    ...[
      [40, 196],
      [20, 226],
      [282, 176],
      [262, 214],
      [30, 60],
      [70, 30],
    ].map(([x = 0, y = 0]) =>
      path(`M${x} ${y}l-3-7M${x} ${y}v-9M${x} ${y}l4-7`, { stroke: GREEN, width: 1.6 }),
    ),
    circle([132, 124], 112, { fill: LEAF, width: 1.2, dash: '4 4' }),
    circle([132, 124], 9, { fill: '#a5532a' }),
    seats(ring([132, 124], 92, 92, 46, 135).slice(1), [132, 124], PAPER),
    teacherSeat([67, 189], [132, 124]),
    stone([78, 190]),
    sun([284, 40], 15),
    arrow(
      [
        [264, 58],
        [222, 84],
      ],
      { stroke: MARIGOLD, width: 2.4 },
    ),
    label([284, 84], 'Sun'),
    pointer([258, 132], 'Tree and|its shade', [141, 124], { from: [254, 130] }),
    legend(252),
    label([164, 272], 'The teacher faces the sun'),
  ),
  'plan-fishbowl': drawing(
    274,
    room(14, 14, 300, 210),
    seats(ring([164, 119], 50, 40, 16, 90).slice(1), [164, 119], SAND),
    teacherSeat([164, 159], [164, 119]),
    seats(ring([164, 119], 118, 84, 30, 90), [164, 119]),
    ...ring([164, 119], 106, 74, 30, 90).map(([x, y]) =>
      rect(x - 3, y - 2.5, 6, 5, { fill: PAPER, width: 1 }),
    ),
    stone([150, 150]),
    label([164, 114], '15 talk,|8 minutes'),
    pointer([294, 244], '30 listen, each with a slip', [256, 165], {
      anchor: 'end',
      from: [252, 232],
    }),
    legend(264),
  ),
  'plan-threes': drawing(
    250,
    room(14, 14, 300, 170),
    ...[50, 107, 164, 221, 278].flatMap((x) =>
      [46, 100, 154].map(
        (y) =>
          oval([x, y], 20, 18, { fill: SKY, width: 0 }) + seats(ring([x, y], 11, 10, 3), [x, y]),
      ),
    ),
    teacherSeat([136, 74], [164, 100]),
    legend(204),
    label([164, 226], '15 groups of three talk for six minutes;|then one of each tells one thing'),
  ),
}
