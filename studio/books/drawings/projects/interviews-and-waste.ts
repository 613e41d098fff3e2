import { type Drawings, drawing } from '../../draw/drawing'
import { label, speech } from '../../draw/labels'
import { person } from '../../draw/people'
import { LEAF, line, MARIGOLD, oval, PAPER, path, rect, SAND, SKY } from '../../draw/shapes'
import { floor, sheet } from '../../draw/things'

const bucket = (x: number, fill: string) =>
  path(`M${x - 34} 118L${x - 26} 186H${x + 26}L${x + 34} 118z`, { fill }) +
  oval([x, 118], 34, 8, { fill: PAPER }) +
  path(`M${x - 33} 116Q${x} 74 ${x + 33} 116`, { width: 2 })

/** For the book on projects that students run. */
export const interviewsAndWaste: Drawings = {
  'elder-interview': drawing(
    226,
    floor(206),
    person([86, 208], {
      hair: 'grey',
      look: 'right',
      legs: 'none',
      scale: 1.25,
      shirt: SKY,
      hands: [
        [-18, -42],
        [24, -50],
      ],
    }),
    rect(46, 160, 80, 46, { fill: SAND }, 4),
    line(
      [
        [40, 96],
        [40, 206],
      ],
      { width: 5 },
    ),
    line(
      [
        [40, 160],
        [126, 160],
      ],
      { width: 4 },
    ),
    person([236, 208], {
      hair: 'plaits',
      look: 'left',
      legs: 'none',
      scale: 1.1,
      hands: [
        [-16, -46],
        [18, -46],
      ],
    }),
    sheet(222, 146, 30, 38, 4),
    line(
      [
        [256, 156],
        [266, 140],
      ],
      { stroke: MARIGOLD, width: 3.4 },
    ),
    rect(200, 184, 74, 22, { fill: SAND }, 3),
    path('M158 176h18v14q-9 8-18 0z', { fill: LEAF }),
    rect(146, 190, 44, 6, { fill: SAND, width: 1.6 }),
    line([
      [152, 196],
      [152, 206],
    ]),
    line([
      [184, 196],
      [184, 206],
    ]),
    speech([230, 62], 'And then?', [236, 110]),
    speech([104, 40], 'In 1979 the driver|refused to cross.', [90, 94]),
  ),
  'three-buckets': drawing(
    226,
    line([
      [12, 188],
      [316, 188],
    ]),
    bucket(62, LEAF),
    bucket(164, SAND),
    bucket(266, SKY),
    label([62, 150], 'Leftovers'),
    label([164, 150], 'Peel'),
    label([266, 150], 'Paper'),
    ...[
      [52, 112],
      [64, 115],
      [76, 112],
    ].map(([x = 0, y = 0]) => oval([x, y], 6, 3, { fill: MARIGOLD, width: 1.2 })),
    path('M150 114q6-10 14 0t14-2', { width: 2 }),
    rect(256, 108, 18, 8, { fill: PAPER, width: 1.4 }),
    label([62, 204], 'eatable'),
    label([164, 204], 'and bones'),
    label([266, 204], 'and plastic'),
    label(
      [164, 40],
      'Weigh each empty bucket first and subtract it.|Count plates: grams per plate.',
    ),
  ),
}
