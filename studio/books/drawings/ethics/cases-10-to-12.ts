import { type Drawings, drawing } from '../../draw/drawing'
import { label, speech } from '../../draw/labels'
import { person } from '../../draw/people'
import { GREEN, GREY, LEAF, line, MARIGOLD, PAPER, path, rect, SAND, SKY } from '../../draw/shapes'
import { bench, board, dog, floor, sheet, window } from '../../draw/things'

export const cases10To12: Drawings = {
  'case-last-place': drawing(
    236,
    floor(214),
    board(104, 18, 120, 92),
    label([164, 38], 'Quiz team', { fill: PAPER }),
    ...['1  decided', '2  decided', '3  decided', '4  ?'].map((words, row) =>
      label([122, 57 + row * 15], words, { fill: PAPER, anchor: 'start' }),
    ),
    person([164, 214], {
      look: 'front',
      mouth: 'flat',
      hands: [
        [-18, -34],
        [22, -98],
      ],
    }),
    rect(184, 106, 5, 11, { fill: PAPER, width: 1.4 }, 1),
    person([56, 214], {
      look: 'right',
      scale: 1.1,
      hands: [
        [-14, -54],
        [14, -54],
      ],
    }),
    rect(43, 138, 26, 30, { fill: PAPER }, 2),
    label([56, 157], '18'),
    person([272, 214], {
      hair: 'plaits',
      look: 'left',
      legs: 'skirt',
      scale: 1.1,
      hands: [
        [-14, -54],
        [14, -54],
      ],
    }),
    rect(259, 138, 26, 30, { fill: PAPER }, 2),
    label([272, 157], '16'),
    label([56, 230], 'Imran'),
    label([164, 230], 'Neel, captain'),
    label([272, 230], 'Sujata'),
    label([56, 78], 'Two years|in the team'),
    label([272, 78], 'Every practice,|her last year'),
  ),
  'case-dogs': drawing(
    232,
    floor(210),
    rect(230, 40, 88, 170, { fill: '#f3dfb4' }),
    window(240, 64, 20, 28),
    window(290, 64, 20, 28),
    rect(256, 128, 40, 82, { fill: SAND }),
    label([274, 32], 'School'),
    rect(14, 138, 76, 72, { fill: LEAF }),
    path('M8 104H98L92 122H14z', { fill: MARIGOLD }),
    line([
      [18, 122],
      [18, 138],
    ]),
    line([
      [86, 122],
      [86, 138],
    ]),
    path('M30 138v-9h14v9M44 132h5', { fill: SKY }),
    label([52, 164], 'Tea'),
    dog([130, 210]),
    dog([190, 212], { fill: PAPER, flip: true, isLying: true }),
    person([238, 210], {
      look: 'left',
      mouth: 'sad',
      legs: 'shorts',
      scale: 0.86,
      hands: [
        [-16, -54],
        [16, -54],
      ],
    }),
    person([284, 210], {
      hair: 'bun',
      look: 'left',
      mouth: 'flat',
      legs: 'sari',
      scale: 1.1,
      shirt: GREEN,
      hands: [
        [-20, -60],
        [18, -34],
      ],
    }),
    sheet(248, 132, 22, 28, 4),
    dog([48, 212], { fill: GREY, isLying: true }),
    speech([112, 46], 'Either the dogs go, or I will|go to the papers.', [270, 98]),
    label([160, 226], 'The lane behind the school'),
  ),
  'case-tea-glasses': drawing(
    236,
    floor(214),
    window(18, 84, 54, 46),
    label([46, 148], 'Six o’clock'),
    person([222, 216], {
      hair: 'plaits',
      look: 'left',
      legs: 'none',
      scale: 1.12,
      hands: [
        [-30, -46],
        [26, -46],
      ],
    }),
    bench([226, 172], 150, 42),
    path('M190 170Q206 160 222 168Q238 160 254 170V174Q238 166 222 172Q206 166 190 174z', {
      fill: PAPER,
    }),
    person([104, 214], {
      look: 'right',
      mouth: 'open',
      legs: 'shorts',
      shirt: SAND,
      scale: 0.95,
      hands: [
        [-18, -36],
        [28, -52],
      ],
    }),
    // A wire carrier with four glasses, in his hand.
    path('M131 164V176M112 176H150M112 196H150M112 176V196M150 176V196', { width: 2.2 }),
    path('M120 176Q131 156 142 176', { width: 2.2 }),
    ...[114, 124, 134, 143].map((x) =>
      path(`M${x} 180h7l-1 14h-5z`, { fill: '#d9a066', width: 1.3 }),
    ),
    rect(270, 158, 10, 14, { fill: '#d9a066', width: 1.4 }),
    speech([196, 50], 'I was in fourth. Then my father fell.', [116, 116]),
    label([104, 230], 'Chhotu'),
    label([226, 230], 'Anjali'),
  ),
}
