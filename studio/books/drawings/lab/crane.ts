import { type Drawings, drawing } from '../../draw/drawing'
import { label } from '../../draw/labels'
import {
  arrow,
  circle,
  INK,
  line,
  PAPER,
  path,
  rect,
  SAND,
  SKY,
  type Spot,
} from '../../draw/shapes'
import { paperCup, stone } from '../../draw/things'

const pulley = (at: Spot, r: number) =>
  circle(at, r, { fill: SAND }) + circle(at, r - 4, { width: 1.2 }) + circle(at, 3, { fill: INK })

const sandBag = ([x, y]: Spot) =>
  path(`M${x - 6} ${y}Q${x - 22} ${y + 34} ${x} ${y + 34}Q${x + 22} ${y + 34} ${x + 6} ${y}z`, {
    fill: SKY,
  }) +
  line(
    [
      [x - 7, y + 2],
      [x + 7, y + 2],
    ],
    { width: 3 },
  )

export const crane: Drawings = {
  crane: drawing(
    330,
    ...[18, 176].map(
      (x) =>
        rect(x, 44, 134, 226, { fill: '#f3dfb4' }) +
        rect(x + 6, 50, 122, 214, { fill: PAPER, width: 1.2 }) +
        [14, 30, 46, 62, 78, 94, 110, 120].map((step) => stone([x + step, 258])).join(''),
    ),
    line([
      [10, 271],
      [318, 271],
    ]),
    label([85, 30], 'Fixed reel', { size: 13 }),
    label([243, 30], 'Movable reel', { size: 13 }),
    // Fixed: the load on one side, the cup on the other.
    line(
      [
        [65, 84],
        [65, 176],
      ],
      { width: 1.8 },
    ),
    line(
      [
        [105, 84],
        [105, 150],
      ],
      { width: 1.8 },
    ),
    path('M65 84A20 20 0 0 1 105 84', { width: 1.8 }),
    pulley([85, 84], 18),
    sandBag([65, 176]),
    line(
      [
        [105, 150],
        [88, 168],
      ],
      { width: 1.4 },
    ),
    line(
      [
        [105, 150],
        [122, 168],
      ],
      { width: 1.4 },
    ),
    paperCup([105, 204]),
    arrow([
      [42, 204],
      [42, 174],
    ]),
    arrow([
      [136, 172],
      [136, 200],
    ]),
    label([44, 162], '10 cm'),
    label([124, 226], '10 cm'),
    label([64, 228], '200 g'),
    // Movable: tied at the top, under the reel with the load, over the fixed reel.
    line(
      [
        [196, 52],
        [196, 150],
      ],
      { width: 1.8 },
    ),
    path('M196 150A16 16 0 0 0 228 150', { width: 1.8 }),
    line(
      [
        [228, 150],
        [228, 82],
      ],
      { width: 1.8 },
    ),
    path('M228 82A18 18 0 0 1 264 82', { width: 1.8 }),
    line(
      [
        [264, 82],
        [264, 178],
      ],
      { width: 1.8 },
    ),
    pulley([246, 82], 16),
    pulley([212, 150], 14),
    line(
      [
        [212, 150],
        [212, 192],
      ],
      { width: 2.4 },
    ),
    sandBag([212, 192]),
    circle([196, 52], 3, { fill: INK }),
    line(
      [
        [264, 178],
        [249, 196],
      ],
      { width: 1.4 },
    ),
    line(
      [
        [264, 178],
        [281, 196],
      ],
      { width: 1.4 },
    ),
    paperCup([265, 232]),
    arrow([
      [186, 214],
      [186, 190],
    ]),
    arrow([
      [296, 130],
      [296, 184],
    ]),
    label([286, 122], '20 cm'),
    label([212, 246], '10 cm'),
    label([214, 74], 'Tied'),
    label([85, 290], 'A little more than 200 g:|only the direction changes'),
    label([243, 290], 'A little more than half|of load and reel,|but twice the way'),
  ),
}
