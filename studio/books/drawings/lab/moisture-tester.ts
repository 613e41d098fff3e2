import { type Drawings, drawing } from '../../draw/drawing'
import { label, pointer } from '../../draw/labels'
import {
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
  type Spot,
} from '../../draw/shapes'

/** A resistor lies along its wire: from left to right, or from above to below. */
const resistor = ([x, y]: Spot, isUpright = false) =>
  isUpright
    ? rect(x - 6, y - 14, 12, 28, { fill: SAND }, 4)
    : rect(x - 14, y - 6, 28, 12, { fill: SAND }, 4)

const joint = (at: Spot) => circle(at, 3, { fill: INK, width: 0 })

const nail = ([x, y]: Spot, length: number) =>
  line(
    [
      [x - 5, y],
      [x + 5, y],
    ],
    { width: 3 },
  ) +
  line(
    [
      [x, y],
      [x, y + length],
    ],
    { width: 3.4 },
  )

export const moistureTester: Drawings = {
  'moisture-tester': drawing(
    360,
    // Battery plus along the top, minus along the bottom.
    line([
      [34, 132],
      [34, 46],
      [222, 46],
      [222, 64],
    ]),
    line([
      [58, 132],
      [58, 112],
      [84, 112],
      [84, 298],
      [300, 298],
    ]),
    line([
      [118, 46],
      [118, 176],
    ]),
    line([
      [146, 176],
      [146, 148],
      [164, 148],
    ]),
    line([
      [192, 148],
      [204, 148],
      [204, 232],
      [252, 232],
    ]),
    line([
      [222, 92],
      [222, 108],
    ]),
    line([
      [222, 132],
      [222, 214],
      [238, 214],
      [238, 190],
    ]),
    line([
      [252, 190],
      [252, 262],
      [262, 262],
    ]),
    line([
      [290, 262],
      [300, 262],
    ]),
    line([
      [266, 190],
      [266, 214],
      [300, 214],
      [300, 298],
    ]),
    joint([118, 46]),
    joint([252, 232]),
    joint([300, 262]),
    // The things.
    rect(20, 140, 54, 82, { fill: SKY }, 4),
    rect(27, 132, 14, 8, { fill: GREY }),
    rect(51, 132, 14, 8, { fill: GREY }),
    label([47, 190], '9 V', { size: 15 }),
    label([34, 160], '+', { size: 16 }),
    label([59, 160], '−', { size: 16 }),
    resistor([222, 78], true),
    resistor([178, 148]),
    resistor([276, 262]),
    path('M212 132V118Q212 108 222 108Q232 108 232 118V132z', { fill: '#e0593f' }),
    line(
      [
        [208, 132],
        [236, 132],
      ],
      { width: 3 },
    ),
    line(
      [
        [238, 110],
        [248, 104],
      ],
      { stroke: MARIGOLD, width: 2.4 },
    ),
    line(
      [
        [240, 120],
        [251, 119],
      ],
      { stroke: MARIGOLD, width: 2.4 },
    ),
    path('M230 190V168Q230 150 252 150Q274 150 274 168V190z', { fill: INK }),
    label([238.5, 184], 'C', { fill: PAPER }),
    label([252, 184], 'B', { fill: PAPER }),
    label([265.5, 184], 'E', { fill: PAPER }),
    path('M94 222H170L162 284H102z', { fill: '#c9743f' }),
    path('M98 230H166L165 240H99z', { fill: CLAY, width: 0 }),
    nail([118, 176], 88),
    nail([146, 176], 88),
    rect(106, 188, 52, 16, { fill: LEAF }, 3),
    // Names.
    label([204, 82], 'R1', { anchor: 'end' }),
    label([178, 137], 'R2'),
    label([276, 251], 'R3'),
    label([256, 124], 'LED', { anchor: 'start' }),
    pointer([248, 78], 'Long leg', [224, 102], { from: [245, 80] }),
    pointer([160, 112], 'Short leg', [220, 140], { anchor: 'start', from: [206, 116] }),
    label([280, 172], 'BC547', { anchor: 'start' }),
    pointer([100, 92], 'Nail 1', [118, 170], { anchor: 'end', from: [92, 98] }),
    label([176, 180], 'Nail 2'),
    label(
      [164, 320],
      'R1, R2, R3: resistors of 1 kilo-ohm each.|BC547: its flat face is towards you.|Two clean nails in an eraser, 2 cm apart.',
    ),
    joint([34, 46]),
  ),
}
