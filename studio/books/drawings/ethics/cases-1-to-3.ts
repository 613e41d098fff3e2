import { type Drawings, drawing } from '../../draw/drawing'
import { label, speech } from '../../draw/labels'
import { person } from '../../draw/people'
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
} from '../../draw/shapes'
import { bench, board, floor, phone, schoolBag, sheet, window } from '../../draw/things'

/** The moment in which someone has to decide; nobody's face says which is right. */
export const cases1To3: Drawings = {
  'case-found-paper': drawing(
    226,
    floor(204),
    window(26, 30, 60, 46),
    rect(238, 48, 66, 156, { fill: SAND }),
    circle([250, 132], 3, { fill: INK }),
    rect(246, 60, 50, 22, { fill: PAPER, width: 1.6 }),
    label([271, 75], 'Office'),
    // The copier.
    rect(20, 138, 88, 66, { fill: SKY }, 3),
    rect(14, 122, 100, 16, { fill: GREY }, 3),
    rect(28, 150, 40, 10, { fill: PAPER, width: 1.6 }),
    rect(84, 148, 16, 16, { fill: LEAF, width: 1.6 }, 2),
    rect(28, 174, 72, 12, { fill: PAPER, width: 1.6 }),
    label([64, 112], 'Photocopier'),
    person([168, 204], {
      hair: 'short',
      look: 'left',
      mouth: 'flat',
      scale: 1.22,
      hands: [
        [-20, -48],
        [12, -46],
      ],
      shirt: PAPER,
    }),
    sheet(140, 126, 40, 52, 5),
    schoolBag([212, 204]),
    label([160, 58], 'Page two of'),
    label([160, 72], 'Monday’s paper'),
  ),
  'case-five-names': drawing(
    232,
    floor(210),
    person([44, 210], {
      hair: 'long',
      look: 'right',
      mouth: 'flat',
      hands: [
        [-20, -34],
        [19, -36],
      ],
      legs: 'skirt',
    }),
    person([226, 210], {
      hair: 'short',
      look: 'left',
      hands: [
        [-22, -70],
        [17, -34],
      ],
      shirt: PAPER,
    }),
    path('M203 136v-8q3-4 4 2v6', { fill: '#e9b89c', width: 1.8 }),
    person([276, 210], {
      hair: 'short',
      look: 'left',
      mouth: 'flat',
      hands: [
        [-18, -34],
        [16, -24],
      ],
    }),
    person([306, 210], {
      hair: 'short',
      scale: 0.56,
      legs: 'shorts',
      shirt: MARIGOLD,
      hands: [
        [-24, -43],
        [18, -34],
      ],
    }),
    person([184, 210], {
      hair: 'plaits',
      look: 'left',
      mouth: 'sad',
      hands: [
        [-18, -34],
        [18, -34],
      ],
      legs: 'skirt',
    }),
    // The model on its table, then the one who holds the pen.
    rect(94, 162, 66, 7, { fill: SAND }, 2),
    line(
      [
        [102, 169],
        [102, 210],
      ],
      { width: 4 },
    ),
    line(
      [
        [152, 169],
        [152, 210],
      ],
      { width: 4 },
    ),
    rect(104, 142, 30, 20, { fill: LEAF }),
    path('M98 142L119 126L140 142z', { fill: CLAY }),
    path('M138 142V156H146', { width: 3 }),
    rect(142, 146, 14, 16, { fill: SKY }, 2),
    person([82, 210], {
      hair: 'plaits',
      look: 'right',
      mouth: 'flat',
      hands: [
        [-17, -36],
        [34, -52],
      ],
      legs: 'skirt',
    }),
    rect(104, 157, 34, 12, { fill: PAPER, width: 1.6 }),
    line(
      [
        [116, 158],
        [122, 148],
      ],
      { stroke: MARIGOLD, width: 3 },
    ),
    speech(
      [170, 30],
      'Write the names on the label. Everyone|on it gets the same marks.',
      [326, 74],
    ),
    label([44, 226], 'Gargi'),
    label([86, 226], 'Meera'),
    label([184, 226], 'Tenzin'),
    label([228, 226], 'Rohit'),
    label([280, 226], 'Ayaan'),
  ),
  'case-forwarded-photo': drawing(
    226,
    floor(206),
    board(24, 22, 86, 50),
    person([64, 206], {
      hair: 'plaits',
      look: 'right',
      mouth: 'open',
      legs: 'skirt',
      scale: 1.1,
      hands: [
        [-18, -34],
        [24, -58],
      ],
    }),
    speech([196, 40], 'Who sent it on?', [88, 112]),
    // An empty place, and the one who looks at his desk.
    person([270, 210], {
      look: 'down',
      mouth: 'flat',
      legs: 'none',
      scale: 1.1,
      hands: [
        [-9, -40],
        [11, -40],
      ],
    }),
    phone([270, 160]),
    bench([216, 166], 176, 40),
    rect(140, 112, 44, 54, { fill: PAPER, dash: '4 4', width: 1.6 }, 6),
    label([162, 136], 'Nikita’s'),
    label([162, 150], 'place'),
    label([64, 222], 'Her friend'),
    label([270, 222], 'Ishaan'),
  ),
}
