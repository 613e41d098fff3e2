import { type Drawings, drawing } from '../../draw/drawing'
import { label, speech } from '../../draw/labels'
import { person } from '../../draw/people'
import { circle, line, MARIGOLD, PAPER, path, rect, SKY } from '../../draw/shapes'
import { banknote, bench, board, floor, phone, sheet } from '../../draw/things'

/** The moment in which someone has to decide; nobody's face says which is right. */
export const cases4To6: Drawings = {
  'case-donation-list': drawing(
    232,
    floor(210),
    board(18, 20, 112, 88),
    label([74, 42], 'Flood relief, 7-B', { fill: PAPER }),
    label([28, 62], 'Aarav', { fill: PAPER, anchor: 'start' }),
    label([122, 62], '₹500', { fill: PAPER, anchor: 'end' }),
    label([28, 80], 'Pooja', { fill: PAPER, anchor: 'start' }),
    label([122, 80], '₹200', { fill: PAPER, anchor: 'end' }),
    label([28, 98], 'Lakshmi', { fill: PAPER, anchor: 'start' }),
    person([116, 210], {
      look: 'right',
      scale: 1.05,
      hands: [
        [-22, -98],
        [20, -36],
      ],
    }),
    rect(91, 98, 5, 10, { fill: PAPER, width: 1.4 }, 1),
    person([186, 210], {
      hair: 'plaits',
      look: 'left',
      mouth: 'flat',
      legs: 'skirt',
      hands: [
        [-22, -56],
        [17, -36],
      ],
    }),
    circle([160, 150], 5.5, { fill: MARIGOLD, width: 1.6 }),
    person([238, 210], {
      look: 'left',
      hands: [
        [-20, -52],
        [18, -34],
      ],
      scale: 0.96,
    }),
    banknote([214, 156]),
    person([292, 210], {
      hair: 'long',
      look: 'left',
      legs: 'skirt',
      hands: [
        [-20, -52],
        [18, -34],
      ],
      scale: 0.96,
    }),
    banknote([268, 156]),
    speech([236, 50], 'How much should|I write?', [134, 112]),
    label([116, 226], 'Monitor'),
    label([186, 226], 'Lakshmi'),
  ),
  'case-essay': drawing(
    232,
    floor(212),
    person([92, 214], {
      hair: 'plaits',
      look: 'right',
      mouth: 'flat',
      legs: 'none',
      scale: 1.1,
      hands: [
        [-14, -42],
        [12, -44],
      ],
    }),
    person([236, 214], {
      look: 'left',
      mouth: 'flat',
      legs: 'none',
      scale: 1.1,
      hands: [
        [-12, -44],
        [14, -42],
      ],
    }),
    sheet(76, 140, 34, 36, 4),
    sheet(220, 140, 34, 36, 4),
    circle([112, 142], 13, { fill: PAPER }),
    label([112, 146.5], '9'),
    circle([256, 142], 13, { fill: PAPER }),
    label([256, 146.5], '5'),
    bench([92, 174], 120, 38),
    bench([236, 174], 120, 38),
    phone([132, 162]),
    speech([224, 52], 'You did not even write it.', [232, 102]),
    speech([82, 62], 'I lived it.', [92, 102]),
    label([92, 228], 'Devika'),
    label([236, 228], 'Kabir'),
    label([164, 26], 'A journey I remember'),
  ),
  'case-referee': drawing(
    232,
    path('M8 132H320V206H8z', { fill: '#f3dfb4', width: 0 }),
    line([
      [8, 132],
      [320, 132],
    ]),
    line([
      [8, 206],
      [320, 206],
    ]),
    line(
      [
        [178, 132],
        [150, 206],
      ],
      { stroke: PAPER, width: 6 },
    ),
    line(
      [
        [175, 132],
        [147, 206],
      ],
      { width: 1 },
    ),
    line(
      [
        [181, 132],
        [153, 206],
      ],
      { width: 1 },
    ),
    ...[22, 52, 82, 112, 142, 172, 202, 232, 262, 292].map(
      (x, index) =>
        circle([x + 6, 112], 8, { fill: index % 2 ? '#e9b89c' : SKY, width: 1.6 }) +
        path(`M${x - 4} 132q0-12 10-12t10 12`, { fill: index < 5 ? SKY : '#f0b9a4', width: 1.6 }),
    ),
    person([102, 198], {
      hair: 'patka',
      look: 'right',
      mouth: 'flat',
      scale: 1.05,
      hands: [
        [-17, -36],
        [6, -74],
      ],
      shirt: PAPER,
    }),
    rect(104, 116, 11, 7, { fill: MARIGOLD, width: 1.6 }, 2),
    `<g transform="translate(262 176) rotate(-76)">${person([0, 0], {
      hair: 'plaits',
      mouth: 'open',
      shirt: '#8fb7d8',
      legs: 'shorts',
      hands: [
        [-13, -104],
        [20, -66],
      ],
    })}</g>`,
    person([292, 196], {
      mouth: 'open',
      look: 'left',
      shirt: '#e0795f',
      legs: 'shorts',
      hands: [
        [-24, -46],
        [20, -36],
      ],
      scale: 0.95,
    }),
    label([60, 224], 'Harpreet, referee'),
    label([160, 224], 'Mid-line'),
    label([240, 224], 'Jasleen, Blue'),
    speech([86, 44], 'Is her hand over the line?', [104, 90]),
    label([300, 88], 'Red'),
  ),
}
