import { type Drawings, drawing } from '../../draw/drawing'
import { label, pointer } from '../../draw/labels'
import { arrow, CLAY, circle, GREY, INK, line, MARIGOLD, PAPER, rect, SKY } from '../../draw/shapes'
import { sun } from '../../draw/things'

/** A pupil builds from these: sizes, sides and directions are those of the text. */
export const solarCooker: Drawings = {
  'solar-cooker': drawing(
    312,
    sun([286, 40], 18),
    line([
      [16, 284],
      [312, 284],
    ]),
    // The prop behind the flap, the box, its rolls, its floor.
    line(
      [
        [69, 104],
        [30, 284],
      ],
      { stroke: CLAY, width: 4 },
    ),
    rect(74, 190, 164, 94, { fill: '#f3dfb4' }),
    rect(80, 196, 152, 82, { fill: PAPER, width: 1.4 }),
    ...[206, 226, 246, 266].flatMap((y) =>
      [90, 222].map(
        (x) => circle([x, y], 9, { fill: SKY, width: 1.4 }) + circle([x, y], 3.4, { width: 1 }),
      ),
    ),
    rect(102, 270, 110, 8, { fill: INK }),
    line(
      [
        [96, 186],
        [216, 186],
      ],
      { stroke: '#8fb7d8', width: 2 },
    ),
    line(
      [
        [96, 194],
        [216, 194],
      ],
      { stroke: '#8fb7d8', width: 2 },
    ),
    rect(126, 244, 50, 26, { fill: INK }, 3),
    rect(123, 239, 56, 6, { fill: INK }, 2),
    line(
      [
        [130, 256],
        [172, 256],
      ],
      { stroke: SKY, width: 1.4 },
    ),
    line(
      [
        [196, 263],
        [270, 263],
      ],
      { width: 5 },
    ),
    line(
      [
        [198, 263],
        [268, 263],
      ],
      { stroke: PAPER, width: 2 },
    ),
    circle([195, 263], 4.4, { fill: MARIGOLD, width: 1.6 }),
    line(
      [
        [96, 190],
        [64, 68],
      ],
      { width: 6 },
    ),
    line(
      [
        [99, 190],
        [67, 68],
      ],
      { stroke: GREY, width: 2.6 },
    ),
    ...[
      [
        [120, 24],
        [79, 112],
        [163, 184],
      ],
      [
        [97, 24],
        [72, 80],
        [207, 184],
      ],
    ].map((ray) =>
      arrow(
        ray.map(([x = 0, y = 0]) => [x, y] as const),
        { stroke: MARIGOLD, width: 2.4 },
      ),
    ),
    ...[
      [198, 24, 124, 184],
      [256, 24, 182, 184],
    ].map(([a = 0, b = 0, c = 0, d = 0]) =>
      arrow(
        [
          [a, b],
          [c, d],
        ],
        { stroke: MARIGOLD, width: 2.4 },
      ),
    ),
    label([258, 82], 'Sun'),
    pointer([12, 34], 'Foil,|shiny side in', [65, 72], { from: [48, 54] }),
    pointer([12, 140], 'Stick', [52, 158], { from: [36, 143] }),
    pointer([232, 156], 'Two layers of|cling film', [208, 187], { from: [229, 160] }),
    pointer([250, 206], 'Newspaper|rolls', [228, 212], { from: [247, 206] }),
    label([244, 250], 'Thermometer', { anchor: 'start' }),
    label([151, 234], 'Black tin'),
    label([160, 302], 'Black paper on the floor'),
    line(
      [
        [160, 290],
        [150, 274],
      ],
      { width: 1.2 },
    ),
  ),
}
