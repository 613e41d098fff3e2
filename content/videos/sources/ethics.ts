import { box, loop, pawn, ring, tick, titleSheet, words } from './chalk'
import type { Mark, Point, VideoScript } from './video-script'

const copier: Mark[] = [
  { draw: 'M60 168h150v96h-150z', fill: 'sky', line: 'deep', width: 2.5 },
  { draw: 'M48 140h174v30h-174z', fill: 'indigo', line: 'haze', width: 2.5 },
  { draw: 'M84 92h96v48h-96z', fill: 'sheet', line: 'deep', width: 2 },
  words('TEST', [132, 128], { size: 33, centred: true, colour: 'ink', bold: true }),
  { draw: 'M80 196h110v10h-110z', fill: 'ink', pace: 0.2 },
]
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

export const ethics: VideoScript = {
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
      heading: 'The story: 4 minutes',
      minutes: [0, 4],
      beats: [
        {
          say: 'Four minutes. Read the story aloud, twice, and stop before any ending.',
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
      heading: 'The facts: 4 minutes',
      minutes: [4, 8],
      beats: [
        {
          say: 'Four minutes for the facts. What do we know, and what are we guessing?',
          marks: [
            { draw: 'M320 92v170', line: 'haze', width: 2.5, pace: 0.3 },
            words('We know', [176, 126], { size: 34, centred: true, colour: 'marigold' }),
            words('It is the test.', [176, 172], { size: 30, centred: true }),
            words('Asha saw it.', [176, 212], { size: 30, centred: true }),
            words('We guess', [464, 126], { size: 34, centred: true, colour: 'marigold' }),
            words('Nobody saw her.', [464, 172], { size: 30, centred: true }),
            words('He would fail.', [464, 212], { size: 30, centred: true }),
          ],
        },
      ],
    },
    {
      heading: 'Alone, on paper: 2 minutes',
      minutes: [8, 10],
      beats: [
        {
          say: 'Two minutes, alone and in writing: one decision and one reason.',
          marks: [
            { draw: box(44, 84, 290, 182), fill: 'sheet', pace: 0.3 },
            { draw: 'M76 88v174', line: 'brick-tint', width: 3, pace: 0.3 },
            words('I would', [90, 128], { size: 32, colour: 'ink' }),
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
      heading: 'In pairs: 6 minutes',
      minutes: [10, 16],
      beats: [
        {
          say: 'Six minutes in pairs, on the bench. They exchange reasons, not sides.',
          marks: [0, 1, 2].flatMap((pair): Mark[] => {
            const x = 124 + pair * 196
            return [
              pawn([x - 36, 176], 'leaf-tint', 36),
              pawn([x + 36, 176], 'haze', 36),
              { draw: box(x - 74, 212, 148, 20), fill: 'indigo', line: 'haze', width: 2 },
              { draw: `M${x - 14} 132q14 -14 28 0`, line: 'marigold', width: 3 },
            ]
          }),
        },
      ],
    },
    {
      heading: 'With the class: 16 minutes',
      minutes: [16, 32],
      beats: [
        {
          say: 'Sixteen minutes with the class. Who gains, and who is hurt? Who had studied?',
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
      heading: 'No show of hands',
      beats: [
        {
          say: 'Do not vote by hand. A vote splits the class into two teams.',
          marks: [
            ...(
              [
                [96, 176],
                [166, 176],
                [236, 176],
              ] as Point[]
            ).map((at) => pawn(at, 'haze', 34)),
            { draw: 'M118 142l14 -34M188 142l14 -34M258 142l14 -34', line: 'haze', width: 5 },
            { draw: 'M70 96L290 252M290 96L70 252', line: 'brick-tint', width: 6, pace: 0.6 },
          ],
        },
        {
          say: 'To see where they stand, collect slips, or count hands with eyes closed.',
          marks: [
            ...[0, 1, 2].map(
              (n): Mark => ({
                draw: box(372 + n * 26, 116 + n * 18, 120, 76),
                fill: 'sheet',
                line: 'deep',
                width: 2,
                pace: 0.3,
              }),
            ),
            words('because …', [484, 198], { size: 27, centred: true, colour: 'ink' }),
            words('Slips, not hands', [476, 264], { size: 30, centred: true, colour: 'marigold' }),
          ],
        },
      ],
    },
    {
      heading: 'On paper again: 5 minutes',
      minutes: [32, 37],
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
      ],
    },
    {
      heading: 'Two read: 3 minutes',
      minutes: [37, 40],
      beats: [
        {
          say: 'Three minutes. Two volunteers read. Praise a reason, never a side.',
          marks: [
            pawn([124, 170], 'marigold', 46),
            pawn([248, 170], 'leaf-tint', 46),
            { draw: box(146, 168, 40, 30), fill: 'sheet', line: 'deep', width: 2 },
            { draw: box(270, 168, 40, 30), fill: 'sheet', line: 'deep', width: 2 },
            { ...tick(394, 132), width: 6 },
            words('the reason', [418, 142], { size: 34 }),
            { draw: 'M384 186l20 20M404 186l-20 20', line: 'brick-tint', width: 6 },
            words('the side', [418, 207], { size: 34 }),
          ],
        },
        {
          say: 'Your own view comes last, if at all.',
          marks: [words('You last, if at all', [384, 258], { size: 28, colour: 'marigold' })],
        },
      ],
    },
  ],
}
