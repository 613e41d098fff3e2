import { type Drawings, drawing } from '../../draw/drawing'
import { label, pointer } from '../../draw/labels'
import { arrow, CLAY, circle, INK, line, PAPER, path, SKY, shape } from '../../draw/shapes'

export const seismograph: Drawings = {
  seismograph: drawing(
    310,
    shape(
      [
        [84, 34],
        [252, 34],
        [252, 226],
        [84, 226],
      ],
      { fill: '#f3dfb4' },
    ),
    shape(
      [
        [110, 60],
        [226, 60],
        [226, 188],
        [110, 188],
      ],
      { fill: PAPER },
    ),
    line([
      [84, 34],
      [110, 60],
    ]),
    line([
      [252, 34],
      [226, 60],
    ]),
    line([
      [84, 226],
      [110, 188],
    ]),
    line([
      [252, 226],
      [226, 188],
    ]),
    // The strip goes through both walls.
    shape(
      [
        [38, 200],
        [298, 200],
        [304, 216],
        [32, 216],
      ],
      { fill: PAPER },
    ),
    path('M168 208q4-11 8 0t8 0t8 0q4-7 8 0t8 0t8 0q4-4 8 0t8 0h30', { stroke: CLAY, width: 2 }),
    shape(
      [
        [90, 217],
        [103, 198],
        [108, 198],
        [96, 217],
      ],
      { fill: '#f3dfb4', width: 1.4 },
    ),
    shape(
      [
        [246, 217],
        [233, 198],
        [228, 198],
        [240, 217],
      ],
      { fill: '#f3dfb4', width: 1.4 },
    ),
    circle([148, 46], 3, { fill: INK }),
    circle([188, 46], 3, { fill: INK }),
    line([
      [148, 46],
      [150, 132],
    ]),
    line([
      [188, 46],
      [186, 132],
    ]),
    path('M149 132L155 180H181L187 132z', { fill: SKY }),
    line(
      [
        [147, 132],
        [189, 132],
      ],
      { width: 3 },
    ),
    ...[
      [157, 140],
      [166, 144],
      [176, 139],
      [162, 152],
      [173, 154],
      [164, 164],
      [172, 168],
    ].map(([x = 0, y = 0]) => circle([x, y], 1.3, { fill: CLAY, width: 0 })),
    line(
      [
        [168, 150],
        [168, 204],
      ],
      { width: 4.5 },
    ),
    path('M165 203L168 209L171 203z', { fill: INK }),
    arrow([
      [276, 182],
      [312, 182],
    ]),
    label([290, 174], 'Pull'),
    label([316, 238], 'Strip of paper', { anchor: 'end' }),
    arrow([
      [62, 266],
      [92, 232],
    ]),
    arrow([
      [80, 246],
      [52, 278],
    ]),
    label([128, 264], 'Shake the box away and back,|across the strip', { anchor: 'start' }),
    pointer([70, 104], 'Cup with|sand', [152, 148], { anchor: 'end', from: [74, 106] }),
    pointer([70, 50], 'Two strings,|15 cm', [149, 84], { anchor: 'end', from: [74, 52] }),
    pointer([262, 118], 'Felt pen,|tip on the|paper', [171, 200], { from: [259, 132] }),
    pointer([68, 168], 'Slots in|the walls', [98, 205], { anchor: 'end', from: [70, 180] }),
  ),
}
