import { type Drawings, drawing } from '../../draw/drawing'
import { label, pointer } from '../../draw/labels'
import { arrow, circle, INK, line, MARIGOLD, PAPER, path, rect, SAND, SKY } from '../../draw/shapes'
import { eye } from '../../draw/things'

export const spectroscope: Drawings = {
  spectroscope: drawing(
    286,
    rect(42, 96, 248, 130, { fill: '#f3dfb4' }),
    rect(46, 100, 240, 122, { fill: PAPER, width: 3.4 }),
    // The slit, two thirds of the way up, and the hole in the lid.
    line(
      [
        [44, 128],
        [44, 152],
      ],
      { stroke: PAPER, width: 6 },
    ),
    rect(38, 120, 5, 20, { fill: INK }),
    rect(38, 144, 5, 20, { fill: INK }),
    line(
      [
        [240, 98],
        [268, 98],
      ],
      { stroke: PAPER, width: 6 },
    ),
    path('M212 221L262 134V221', { fill: SAND }),
    line(
      [
        [205, 224],
        [258, 132],
      ],
      { width: 6 },
    ),
    line(
      [
        [206.5, 221],
        [256.5, 134],
      ],
      { stroke: SKY, width: 2.6 },
    ),
    line(
      [
        [228, 177],
        [236, 163],
      ],
      { stroke: PAPER, width: 6 },
    ),
    path('M190 222A18 18 0 0 1 199 206', { width: 0 }),
    path('M238 222A26 26 0 0 0 225 199', { width: 1.4 }),
    circle([20, 142], 9, { fill: SAND }),
    ...[
      [20, 128],
      [10, 131],
      [10, 153],
      [20, 156],
    ].map(([x = 0, y = 0]) =>
      line(
        [
          [x, y],
          [20 + (x - 20) * 1.4, 142 + (y - 142) * 1.4],
        ],
        { stroke: MARIGOLD, width: 2 },
      ),
    ),
    arrow(
      [
        [28, 142],
        [246, 142],
      ],
      { stroke: MARIGOLD, width: 2.6 },
    ),
    ...[
      [246, '#3f4fb0'],
      [254, '#3d7d49'],
      [262, '#a5532a'],
    ].map(([x, stroke]) =>
      arrow(
        [
          [252, 140],
          [Number(x), 80],
        ],
        { stroke: String(stroke), width: 2 },
      ),
    ),
    eye([254, 56], 'down'),
    label([22, 184], 'Lamp'),
    pointer([40, 32], 'Two strips, with a slit|of half a millimetre', [40, 132], {
      from: [66, 54],
    }),
    label([290, 40], 'Eye'),
    label([238, 84], 'Hole in the lid, above the CD', { anchor: 'end' }),
    pointer([104, 176], 'CD, shiny side|to the slit', [222, 196], {
      from: [186, 184],
      anchor: 'start',
    }),
    label([226, 217], '60°', { anchor: 'start' }),
    pointer([236, 250], 'Folded card', [258, 206], { from: [258, 238] }),
    label([112, 214], 'Black paper inside'),
    label([120, 250], 'Shoebox, from the side,|without its near wall'),
  ),
}
