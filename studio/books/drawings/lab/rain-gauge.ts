import { type Drawings, drawing } from '../../draw/drawing'
import { label, pointer } from '../../draw/labels'
import { arrow, LEAF, line, MARIGOLD, PAPER, path, rect, SAND, SKY } from '../../draw/shapes'
import { brick, stone } from '../../draw/things'

export const rainGauge: Drawings = {
  'rain-gauge': drawing(
    316,
    ...[
      [118, 22],
      [150, 14],
      [176, 26],
      [106, 40],
      [192, 44],
    ].map(([x = 0, y = 0]) => path(`M${x} ${y}q-5 8 0 9q5-1 0-9z`, { fill: SKY, width: 1.4 })),
    path('M110 74V268Q110 282 122 282Q130 276 148 276Q166 276 174 282Q186 282 186 268V74', {
      fill: PAPER,
    }),
    path('M112 240H184V266Q184 280 174 280Q166 274 148 274Q130 274 122 280Q112 280 112 266z', {
      fill: SKY,
      width: 0,
    }),
    ...[
      [120, 268],
      [134, 264],
      [148, 266],
      [162, 264],
      [176, 268],
      [127, 257],
      [141, 255],
      [156, 256],
      [169, 257],
    ].map(([x = 0, y = 0]) => stone([x, y])),
    line(
      [
        [111, 240],
        [185, 240],
      ],
      { width: 1.4 },
    ),
    // The top of the bottle as a funnel, as wide as the walls.
    path('M112 66Q114 88 140 104V122H156V104Q182 88 184 66z', { fill: LEAF }),
    line(
      [
        [106, 66],
        [190, 66],
      ],
      { width: 3 },
    ),
    rect(187, 128, 20, 112, { fill: SAND, width: 1.6 }),
    ...Array.from({ length: 11 }, (_, mm) =>
      line(
        [
          [187, 240 - mm * 11],
          [mm % 5 ? 193 : 199, 240 - mm * 11],
        ],
        { width: 1.2 },
      ),
    ),
    line(
      [
        [182, 150],
        [212, 150],
      ],
      { stroke: MARIGOLD, width: 4 },
    ),
    line([
      [16, 292],
      [312, 292],
    ]),
    brick(62, 270),
    brick(62, 248),
    brick(188, 270),
    brick(212, 248, 40),
    pointer([222, 84], 'Top of the bottle,|upside down', [172, 84]),
    pointer([226, 150], 'Ruler, taped|outside', [207, 164], { from: [223, 150] }),
    pointer([226, 214], 'Zero: fill with|water to here', [207, 240], { from: [224, 222] }),
    arrow(
      [
        [148, 54],
        [111, 54],
      ],
      { width: 1.4 },
    ),
    arrow(
      [
        [148, 54],
        [185, 54],
      ],
      { width: 1.4 },
    ),
    pointer([96, 50], 'As wide as|the walls', [116, 54], { anchor: 'end', from: [98, 52] }),
    pointer([60, 214], 'Pebbles', [130, 260], { anchor: 'middle', from: [80, 218] }),
    label([36, 266], 'Bricks'),
    label([54, 112], 'Open place:|away from|walls and trees|by twice|their height'),
  ),
}
