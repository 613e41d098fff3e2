import { type Drawings, drawing } from '../../draw/drawing'
import { label, pointer } from '../../draw/labels'
import {
  arrow,
  CLAY,
  circle,
  GREY,
  INK,
  line,
  MARIGOLD,
  oval,
  PAPER,
  path,
  rect,
  SAND,
  SKY,
  spread,
} from '../../draw/shapes'

/** A pupil builds from these: sizes, sides and directions are those of the text. */
export const waterFilter: Drawings = {
  'water-filter': drawing(
    326,
    // The bottle that catches the water, then the filter upside down in it.
    rect(82, 206, 96, 106, { fill: PAPER }, 6),
    path('M84 286H176V306Q176 310 172 310H88Q84 310 84 306z', { fill: SKY, width: 0 }),
    path('M86 34V196Q86 216 112 226H118V246H142V226H148Q174 216 174 196V34', { fill: PAPER }),
    rect(87, 50, 86, 26, { fill: '#d9c3a0', width: 0 }),
    rect(87, 76, 86, 32, { fill: SKY, width: 0 }),
    ...[
      [96, 86],
      [112, 92],
      [128, 85],
      [144, 93],
      [160, 87],
      [104, 100],
      [122, 101],
      [138, 101],
      [154, 100],
      [167, 99],
    ].map(([x = 0, y = 0]) => oval([x, y], 7, 5, { fill: GREY, width: 1.4 })),
    rect(87, 108, 86, 40, { fill: SAND, width: 0 }),
    ...[114, 123, 132, 141].flatMap((y, row) =>
      spread([93 + (row % 2) * 6, y], [161 + (row % 2) * 6, y], 7).map((dot) =>
        circle(dot, 2, { fill: CLAY, width: 0 }),
      ),
    ),
    rect(87, 148, 86, 40, { fill: '#f3dfb4', width: 0 }),
    ...[153, 159, 165, 171, 177, 183].flatMap((y, row) =>
      spread([92 + (row % 2) * 4, y], [164 + (row % 2) * 4, y], 10).map((dot) =>
        circle(dot, 0.9, { fill: CLAY, width: 0 }),
      ),
    ),
    path('M87 190H173V196Q173 214 148 225H112Q87 214 87 196z', { fill: INK, width: 0 }),
    line(
      [
        [86, 189],
        [174, 189],
      ],
      { stroke: PAPER, width: 5 },
    ),
    line(
      [
        [86, 189],
        [174, 189],
      ],
      { dash: '3 4', width: 1.6 },
    ),
    path('M114 240Q112 254 118 258H142Q148 254 146 240', { fill: PAPER, width: 1.6 }),
    line(
      [
        [114, 241],
        [146, 241],
      ],
      { stroke: MARIGOLD, width: 3 },
    ),
    ...[264, 274].map((y) => path(`M130 ${y}q-4 6 0 7q4-1 0-7z`, { fill: SKY, width: 1.4 })),
    ...[76, 108, 148].map((y) =>
      line(
        [
          [86, y],
          [174, y],
        ],
        { width: 1.2 },
      ),
    ),
    arrow([
      [130, 12],
      [130, 46],
    ]),
    pointer([206, 46], 'Muddy water', [166, 62]),
    pointer([206, 84], 'Gravel, 4 cm', [168, 90]),
    pointer([206, 122], 'Coarse sand, 5 cm', [168, 127]),
    pointer([206, 160], 'Fine sand, 5 cm', [168, 166]),
    pointer([206, 190], 'Cloth', [174, 189]),
    pointer([206, 216], 'Charcoal, 3 cm', [160, 204]),
    pointer([206, 244], 'Two folds of cloth,|tied with thread', [146, 250]),
    pointer([206, 294], 'Clear, not clean:|nobody drinks it', [166, 298]),
    label([44, 224], 'Cut bottle|holds the|filter'),
  ),
}
