import { type Drawings, drawing } from '../../draw/drawing'
import { label, pointer, speech } from '../../draw/labels'
import { person, seat } from '../../draw/people'
import { arrow, CLAY, LEAF, line, MARIGOLD, PAPER, path, rect, SAND, SKY } from '../../draw/shapes'
import { floor } from '../../draw/things'

const car = (x: number, y: number) =>
  rect(x - 17, y - 8, 34, 16, { fill: MARIGOLD, width: 1.6 }, 4) +
  rect(x - 8, y - 6, 14, 12, { fill: SKY, width: 1.2 }, 2)

/** For the book on projects that students run. */
export const gateAndHandover: Drawings = {
  'gate-plan': drawing(
    258,
    rect(12, 14, 304, 92, { fill: LEAF, width: 0 }),
    label([40, 66], 'School'),
    line(
      [
        [12, 106],
        [128, 106],
      ],
      { width: 6 },
    ),
    line(
      [
        [176, 106],
        [262, 106],
      ],
      { width: 6 },
    ),
    line(
      [
        [286, 106],
        [316, 106],
      ],
      { width: 6 },
    ),
    rect(12, 122, 304, 86, { fill: '#dcdde8', width: 0 }),
    line(
      [
        [12, 165],
        [316, 165],
      ],
      { stroke: PAPER, width: 3, dash: '14 10' },
    ),
    line(
      [
        [12, 122],
        [316, 122],
      ],
      { width: 1.4 },
    ),
    line(
      [
        [12, 208],
        [316, 208],
      ],
      { width: 1.4 },
    ),
    ...[
      [88, 92],
      [104, 92],
      [194, 92],
      [210, 92],
    ].map(([x = 0, y = 0]) => seat([x, y], [x, 200], PAPER)),
    seat([228, 90], [228, 200], MARIGOLD, 1.4),
    seat([72, 90], [72, 200], MARIGOLD, 1.4),
    label([152, 98], 'Gate'),
    pointer([276, 64], 'Side gate:|6 to 8', [274, 104], { anchor: 'middle', from: [274, 82] }),
    pointer([84, 34], 'Pairs observe from inside|the wall, with an adult', [104, 86], {
      from: [122, 54],
    }),
    line(
      [
        [26, 124],
        [76, 124],
      ],
      { stroke: CLAY, width: 6 },
    ),
    car(50, 138),
    arrow(
      [
        [70, 138],
        [100, 138],
      ],
      { width: 1.6 },
    ),
    pointer([76, 232], 'Drop-off line,|30 metres further on', [40, 126], {
      anchor: 'middle',
      from: [44, 220],
    }),
    arrow(
      [
        [84, 182],
        [152, 182],
      ],
      { width: 1.2 },
    ),
    arrow(
      [
        [146, 182],
        [80, 182],
      ],
      { width: 1.2 },
    ),
    label([116, 198], '30 m'),
    label([246, 148], 'Nobody stops|at the gate'),
    label([246, 232], 'Road'),
  ),
  handover: drawing(
    222,
    floor(202),
    person([104, 202], {
      hair: 'short',
      look: 'right',
      scale: 1.25,
      hands: [
        [-20, -36],
        [32, -60],
      ],
    }),
    person([224, 202], {
      hair: 'plaits',
      look: 'left',
      legs: 'skirt',
      scale: 1.15,
      hands: [
        [-40, -64],
        [18, -36],
      ],
    }),
    rect(138, 110, 44, 32, { fill: MARIGOLD }, 2),
    path('M138 116h16l4-6h-16z', { fill: SAND }),
    line(
      [
        [146, 124],
        [174, 124],
      ],
      { width: 1.4 },
    ),
    line(
      [
        [146, 132],
        [168, 132],
      ],
      { width: 1.4 },
    ),
    speech([146, 44], 'This was ours; now it is yours.', [112, 74]),
    label([104, 218], 'Old chair'),
    label([224, 218], 'New chair'),
  ),
}
