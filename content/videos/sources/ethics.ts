import { box, loop, pawn, ring, tick, titleSheet, words } from './chalk'
import type { Film, Mark, Point } from './film'

const copier: Mark[] = [
  { draw: 'M60 168h150v96h-150z', fill: 'sky', line: 'deep', width: 2.5 },
  { draw: 'M48 140h174v30h-174z', fill: 'indigo', line: 'haze', width: 2.5 },
  { draw: 'M84 92h96v48h-96z', fill: 'sheet', line: 'deep', width: 2 },
  words('TEST', [132, 128], { size: 33, centred: true, colour: 'ink', bold: true }),
  { draw: 'M80 196h110v10h-110z', fill: 'ink', pace: 0.2 },
]
const group = (points: Point[], fill: 'haze' | 'leaf-tint'): Mark[] =>
  points.map((at) => pawn(at, fill, 26))
const questions: [string, number][] = [
  ['Who gains? Who is hurt?', 122],
  ['What if all did it?', 182],
  ['Aloud in assembly?', 242],
]
const asked = (index: number): Mark[] => {
  const [text, y] = questions[index] ?? ['', 0]
  return [
    { draw: ring(62, y - 12, 21), line: 'marigold', width: 3 },
    words(`${index + 1}`, [62, y - 2], { size: 30, centred: true, colour: 'marigold' }),
    words(text, [104, y], { size: 38 }),
  ]
}

export const ethics: Film = {
  id: 'ethics-case',
  minutes: 40,
  scenes: [
    {
      beats: [
        {
          say: 'One case, forty minutes and no lecture: a plan for the ethics period.',
          marks: [
            ...titleSheet(['One ethics case', 'in one period'], 'Forty minutes, no lecture'),
            { draw: 'M508 118v96M476 216h64', line: 'ink', width: 4 },
            { draw: 'M468 140L548 126', line: 'ink', width: 4 },
            {
              draw: 'M468 140l-18 40M468 140l18 40M548 126l-18 40M548 126l18 40',
              line: 'ink',
              width: 2.5,
            },
            {
              draw: 'M446 180h44q-4 17 -22 17q-18 0 -22 -17z',
              fill: 'marigold',
              line: 'ink',
              width: 2.5,
            },
            {
              draw: 'M526 166h44q-4 17 -22 17q-18 0 -22 -17z',
              fill: 'leaf',
              line: 'ink',
              width: 2.5,
            },
            { draw: ring(508, 114, 6), fill: 'ink' },
          ],
        },
      ],
    },
    {
      heading: 'The case: 5 minutes',
      minutes: [0, 5],
      beats: [
        {
          say: 'Five minutes. Read the case aloud, twice, and stop before any ending.',
          marks: copier,
        },
        {
          say: 'Asha finds tomorrow’s test on the photocopier. Nobody has seen her.',
          marks: [
            pawn([276, 200], 'marigold', 46),
            words('Asha', [276, 268], { size: 28, centred: true, colour: 'marigold' }),
            words('Tomorrow’s test.', [350, 136], { size: 34 }),
            words('Nobody saw.', [350, 176], { size: 34 }),
          ],
        },
        {
          say: 'Her best friend loses his scholarship if he fails. What should she do?',
          marks: [
            words('Her friend', [350, 222], { size: 34, colour: 'marigold' }),
            words('must not fail.', [350, 260], { size: 34, colour: 'marigold' }),
          ],
        },
      ],
    },
    {
      heading: 'Alone, on paper: 8 minutes',
      minutes: [5, 13],
      beats: [
        {
          say: 'Eight minutes, alone and in writing: one decision and one reason.',
          marks: [
            { draw: box(44, 84, 290, 182), fill: 'sheet', pace: 0.3 },
            { draw: 'M76 88v174', line: 'brick-tint', width: 3, pace: 0.3 },
            words('She should', [90, 128], { size: 32, colour: 'ink' }),
            { draw: 'M92 156q20 -10 40 0t40 0t40 0t40 0', line: 'indigo', width: 3 },
            words('because', [90, 200], { size: 32, colour: 'ink' }),
            { draw: 'M92 230q20 -10 40 0t40 0t40 0t40 0t40 0', line: 'indigo', width: 3 },
          ],
        },
        {
          say: 'Skip this, and the class will think what its three loudest voices think.',
          marks: [
            ...(
              [
                [398, 150],
                [476, 150],
                [554, 150],
              ] as Point[]
            ).map((at) => pawn(at, 'marigold', 38)),
            {
              draw: 'M424 110l10 -10M432 124h14M502 110l10 -10M510 124h14M580 110l10 -10M588 124h14',
              line: 'chalk',
              width: 3,
            },
            ...Array.from({ length: 8 }, (_, i) => pawn([386 + i * 27, 218], 'edge', 15)),
            words('3 loud, 37 silent', [364, 266], { size: 30 }),
          ],
        },
      ],
    },
    {
      heading: 'In fours: 15 minutes',
      minutes: [13, 28],
      beats: [
        {
          say: 'Fifteen minutes, in fours. Who gains, and who is hurt? Who had studied?',
          marks: asked(0),
        },
        {
          say: 'What if everybody did it? Would a test still mean anything?',
          marks: asked(1),
        },
        {
          say: 'Could she tell it aloud in assembly? If not, why not?',
          marks: asked(2),
        },
      ],
    },
    {
      heading: 'Two walls: 7 minutes',
      minutes: [28, 35],
      beats: [
        {
          say: 'Seven minutes. Tell a teacher: the window wall. Say nothing: the door wall.',
          marks: [
            { draw: `${box(36, 92, 60, 76)}M66 92v76M36 130h60`, line: 'chalk', fill: 'indigo' },
            { draw: `${box(548, 100, 56, 164)}`, line: 'chalk', fill: 'indigo' },
            { draw: ring(558, 184, 4), fill: 'marigold', pace: 0.2 },
            words('Tell a teacher', [112, 128], { size: 30, colour: 'marigold' }),
            ...group(
              [
                [70, 224],
                [110, 232],
                [150, 222],
                [190, 232],
              ],
              'leaf-tint',
            ),
            words('Say nothing', [378, 128], { size: 30, colour: 'marigold' }),
            ...group(
              [
                [400, 232],
                [440, 222],
                [520, 232],
              ],
              'haze',
            ),
          ],
        },
        {
          say: 'Both walls give reasons. Whoever is moved by one walks across.',
          marks: [
            {
              carry: pawn([0, 0], 'marigold', 26),
              along: [
                [480, 226],
                [480, 226],
                [420, 190],
                [330, 196],
                [240, 226],
              ],
            },
            {
              draw: 'M452 176C400 148 310 148 262 186m4 -18l-4 18l18 -3',
              line: 'marigold',
              width: 3,
            },
          ],
        },
      ],
    },
    {
      heading: 'The slip: 5 minutes',
      minutes: [35, 40],
      beats: [
        {
          say: 'Five minutes. Each writes: I kept or changed my mind, because …',
          marks: [
            { draw: box(44, 84, 340, 182), fill: 'sheet', pace: 0.3 },
            words('I kept / changed', [66, 128], { size: 36, colour: 'ink' }),
            words('my mind, because', [66, 172], { size: 36, colour: 'ink' }),
            { draw: 'M68 210q20 -10 40 0t40 0t40 0t40 0t40 0t40 0', line: 'indigo', width: 3 },
            { draw: 'M68 242q20 -10 40 0t40 0t40 0', line: 'indigo', width: 3 },
            { ...loop(256, 117, 84, 26), width: 3 },
          ],
        },
        {
          say: 'Mark the reason, not the side. Your own view comes last, if at all.',
          marks: [
            { ...tick(424, 132), width: 6 },
            words('the reason', [448, 142], { size: 34 }),
            { draw: 'M414 186l20 20M434 186l-20 20', line: 'brick-tint', width: 6 },
            words('the side', [448, 207], { size: 34 }),
          ],
        },
      ],
    },
  ],
}
