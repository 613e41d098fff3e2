import { type Drawings, drawing } from '../../draw/drawing'
import { label, pointer } from '../../draw/labels'
import {
  arrow,
  CLAY,
  circle,
  GREY,
  INK,
  LEAF,
  line,
  MARIGOLD,
  PAPER,
  path,
  rect,
  SAND,
  SKY,
  spread,
} from '../../draw/shapes'
import { coin } from '../../draw/things'

/** A pupil builds from these: sizes, sides and directions are those of the text. */
export const motorAndBridge: Drawings = {
  motor: drawing(
    [42, 326],
    rect(92, 176, 146, 52, { fill: LEAF }, 5),
    rect(238, 192, 8, 20, { fill: GREY }),
    rect(92, 176, 30, 52, { fill: INK }, 5),
    label([180, 192], 'D cell'),
    label([228, 194], '+', { size: 16 }),
    label([107, 194], '−', { size: 16, fill: PAPER }),
    rect(141, 163, 50, 13, { fill: GREY }, 2),
    // Safety pins, eyes at the top, held by the band.
    ...[87, 251].map(
      (x) =>
        line(
          [
            [x - 4, 232],
            [x - 4, 138],
          ],
          { width: 2.4 },
        ) +
        line(
          [
            [x + 4, 232],
            [x + 4, 138],
          ],
          { width: 2.4 },
        ) +
        circle([x, 132], 8, { fill: PAPER, width: 2.4 }) +
        path(`M${x - 5} 230q5 10 10 0z`, { fill: GREY }),
    ),
    rect(73, 204, 190, 11, { stroke: MARIGOLD, width: 3 }, 5),
    line(
      [
        [62, 132],
        [139, 132],
      ],
      { stroke: CLAY, width: 3 },
    ),
    line(
      [
        [193, 132],
        [274, 132],
      ],
      { stroke: CLAY, width: 3 },
    ),
    ...[27, 24, 21].map((r) => circle([166, 132], r, { stroke: CLAY, width: 2 })),
    path('M148 96A40 40 0 0 1 184 96', { width: 1.8 }),
    arrow(
      [
        [180, 94],
        [188, 99],
      ],
      { width: 1.8 },
    ),
    pointer([212, 68], 'Coil, 10 turns', [187, 118]),
    pointer([60, 72], 'Eye of the|safety pin', [84, 124], { anchor: 'middle', from: [64, 90] }),
    pointer([284, 178], 'Rubber|band', [263, 209], { from: [281, 184] }),
    pointer([30, 178], 'Magnet', [148, 170], { anchor: 'start', from: [72, 174] }),
    label([42, 122], 'End 1'),
    label([292, 122], 'End 2'),
    line(
      [
        [20, 244],
        [308, 244],
      ],
      { width: 1 },
    ),
    circle([44, 290], 18, { fill: '#e08a4f' }),
    label([70, 287], 'End 1:|bare all round', { anchor: 'start' }),
    circle([192, 290], 18, { fill: INK }),
    path('M174 290A18 18 0 0 1 210 290z', { fill: '#e08a4f' }),
    label([218, 280], 'End 2: upper|half bare, lower|half enamel', { anchor: 'start' }),
    label([164, 260], 'The ends of the wire, enlarged'),
  ),
  'paper-bridge': drawing(
    [32, 276],
    line([
      [16, 172],
      [312, 172],
    ]),
    ...[
      [24, 89],
      [239, 304],
    ].flatMap(([from = 0, to = 0], side) =>
      [0, 1, 2, 3].map((row) =>
        rect(
          from + ((row + side) % 2) * 4,
          152 - row * 20,
          to - from - 4,
          20,
          { fill: [LEAF, SAND, SKY, PAPER][row] },
          3,
        ),
      ),
    ),
    rect(54, 81, 220, 10, { fill: PAPER }),
    line(
      [
        [54, 84.5],
        [274, 84.5],
      ],
      { width: 1 },
    ),
    line(
      [
        [54, 87.7],
        [274, 87.7],
      ],
      { width: 1 },
    ),
    path('M140 70H188L184 81H144z', { fill: SAND }),
    ...[
      [150, 66],
      [164, 66],
      [178, 66],
      [157, 59],
      [171, 59],
    ].map(([x = 0, y = 0]) => coin([x, y])),
    pointer([206, 52], 'Coins, laid one|by one in a tray', [180, 64], { from: [202, 52] }),
    arrow(
      [
        [164, 130],
        [91, 130],
      ],
      { width: 1.4 },
    ),
    arrow(
      [
        [164, 130],
        [237, 130],
      ],
      { width: 1.4 },
    ),
    label([164, 124], '20 cm'),
    arrow(
      [
        [70, 62],
        [55, 62],
      ],
      { width: 1.4 },
    ),
    arrow(
      [
        [70, 62],
        [88, 62],
      ],
      { width: 1.4 },
    ),
    label([70, 54], 'Over 4 cm'),
    label([164, 156], 'One sheet of A4'),
    label([164, 192], 'The same paper, seen from its end'),
    line(
      [
        [16, 228],
        [64, 228],
      ],
      { width: 2.6 },
    ),
    line(
      spread([78, 0], [130, 0], 11).map(([x], i) => [x, i % 2 ? 222 : 230] as const),
      { width: 2.4 },
    ),
    line(
      spread([146, 0], [196, 0], 6).map(([x], i) => [x, i % 2 ? 214 : 230] as const),
      { width: 2.4 },
    ),
    circle([232, 218], 13, { width: 2.4 }),
    rect(272, 205, 30, 26, { width: 2.4 }),
    label([40, 250], 'Flat'),
    label([104, 250], 'Pleats|of 1 cm'),
    label([171, 250], 'Pleats|of 2 cm'),
    label([232, 250], 'Tube'),
    label([287, 250], 'Box'),
  ),
}
