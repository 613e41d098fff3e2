import { box, loop, ring, tick, titleSheet, words } from './chalk'
import type { Colour, Mark, VideoScript } from './video-script'

const columns = [171, 280, 390, 499]
const rows = [154, 200, 246]
const grid = `${box(40, 92, 568, 170)}M170 92v170M280 92v170M389 92v170M498 92v170M40 124h568M40 170h568M40 216h568`
const cell = (text: string, column: number, row: number, colour: Colour = 'chalk') =>
  words(text, [(columns[column] ?? 0) + 54, rows[row] ?? 0], { size: 23, centred: true, colour })
const filled = (column: number, texts: string[], colour?: Colour): Mark[] =>
  texts.map((text, row) => cell(text, column, row, colour))

const drop = (x: number, y: number) => `M${x} ${y}q11 16 0 23q-11 -7 0 -23z`
const heard = (texts: string[], x: number): Mark[] =>
  texts.map((text, i) => words(text, [x, 128 + i * 34], { size: 28, centred: true }))

export const rubric: VideoScript = {
  id: 'rubric-in-ten-minutes',
  minutes: 10,
  scenes: [
    {
      beats: [
        {
          say: 'A rubric the class wrote is a rubric the class will use. Take ten minutes.',
          marks: [
            ...titleSheet(['A rubric in', 'ten minutes'], 'Written with the class'),
            { draw: box(436, 92, 116, 112), fill: 'sky' },
            { draw: box(436, 92, 116, 28), fill: 'marigold-tint' },
            {
              draw: `${box(436, 92, 116, 112)}M474 92v112M513 92v112M436 120h116M436 148h116M436 176h116`,
              line: 'ink',
              width: 2.5,
              pace: 1,
            },
            ...[134, 162, 190].map(
              (y, i): Mark => ({ ...tick(i === 1 ? 494 : 533, y), line: 'leaf', pace: 0.3 }),
            ),
          ],
        },
      ],
    },
    {
      heading: 'Which is better, and why?',
      minutes: [0, 3],
      beats: [
        {
          say: 'Pin up two old posters on saving water, names hidden. Which is better?',
          marks: [
            { draw: box(44, 84, 144, 182), fill: 'sheet' },
            { draw: ring(116, 92, 5), fill: 'marigold' },
            words('20 litres', [116, 130], { size: 32, centred: true, colour: 'ink', bold: true }),
            words('a day, from', [116, 158], { size: 25, centred: true, colour: 'ink' }),
            words('one drip', [116, 184], { size: 25, centred: true, colour: 'ink' }),
            { draw: drop(90, 196) + drop(116, 196) + drop(142, 196), fill: 'indigo' },
            words('Fix it today', [116, 252], {
              size: 24,
              centred: true,
              colour: 'leaf',
              bold: true,
            }),
            { draw: box(204, 84, 144, 182), fill: 'sheet' },
            { draw: ring(276, 92, 5), fill: 'marigold' },
            words('Water is Life', [276, 126], { size: 22, centred: true, colour: 'ink' }),
            {
              draw: 'M220 144h112M220 156h98M220 168h112M220 180h84M220 192h106',
              line: 'edge',
              width: 2.5,
            },
            { draw: 'M256 222h24v-10h10v10h10q12 0 12 14v6h-12v-4q0 -3 -5 -3h-39z', fill: 'haze' },
          ],
        },
        {
          say: 'Pairs say why. You write their words on the board and add none of yours.',
          marks: [
            words('big letters', [376, 126], { size: 32 }),
            words('numbers', [376, 168], { size: 32 }),
            words('says what to do', [376, 210], { size: 32 }),
            words('is it true?', [376, 252], { size: 32 }),
          ],
        },
      ],
    },
    {
      heading: 'Three groups, three questions',
      minutes: [3, 5],
      beats: [
        {
          say: 'Circle the words that belong together. Three groups are enough.',
          marks: [
            ...heard(['true', 'numbers', 'source'], 128),
            ...heard(['short', 'big letters', 'neat'], 320),
            ...heard(['readers', 'what to do', 'today'], 512),
            loop(128, 154, 82, 60),
            loop(320, 154, 88, 60),
            loop(512, 154, 88, 60),
          ],
        },
        {
          say: 'Each group becomes a question. Ours, in one word: facts, clarity, action.',
          marks: [
            ...['Facts', 'Clarity', 'Action'].map((name, i) =>
              words(name, [128 + i * 192, 260], {
                size: 40,
                centred: true,
                colour: 'marigold',
                bold: true,
              }),
            ),
          ],
        },
      ],
    },
    {
      heading: 'Four levels, and 3 comes first',
      minutes: [5, 8],
      beats: [
        {
          say: 'Draw four levels. Begin with 3: what does a sound poster show?',
          marks: [
            { draw: grid, line: 'haze', width: 2.5, pace: 1.2 },
            ...['Facts', 'Clarity', 'Action'].map((name, row) =>
              words(name, [52, rows[row] ?? 0], { size: 28, colour: 'marigold', bold: true }),
            ),
            ...['1', '2', '3', '4'].map((level, i) =>
              words(level, [(columns[i] ?? 0) + 54, 117], {
                size: 26,
                centred: true,
                colour: 'marigold',
              }),
            ),
            ...filled(2, ['2 facts', 'from 3 m', '1 action'], 'leaf-tint'),
          ],
        },
        {
          say: 'Then 4: not more of the same, but something that 3 does not have.',
          marks: filled(3, ['+ source', 'from 4 m', 'for today']),
        },
        {
          say: 'Then 2 and 1. Even level 1 says what is there, not what is missing.',
          marks: [
            ...filled(1, ['1 fact', 'from 2 m', 'a wish']),
            ...filled(0, ['a topic', 'from 1 m', 'a slogan']),
          ],
        },
        {
          say: 'Write what one can see or count: not “clear”, but “read from four metres”.',
          marks: [loop(553, 192, 56, 19)],
        },
      ],
    },
    {
      heading: 'Test it on one poster',
      minutes: [8, 10],
      beats: [
        {
          say: 'Test it: two pairs mark the same old poster, without talking.',
          marks: [
            {
              draw: `${box(40, 92, 396, 170)}M172 92v170M304 92v170M40 124h396M40 170h396M40 216h396`,
              line: 'haze',
              width: 2.5,
              pace: 0.8,
            },
            words('Pair 1', [237, 117], { size: 26, centred: true, colour: 'marigold' }),
            words('Pair 2', [367, 117], { size: 26, centred: true, colour: 'marigold' }),
            ...['Facts', 'Clarity', 'Action'].map((name, row) =>
              words(name, [52, rows[row] ?? 0], { size: 28, colour: 'marigold', bold: true }),
            ),
            ...['4', '4', '3'].map((mark, row) =>
              words(mark, [237, rows[row] ?? 0], { size: 28, centred: true }),
            ),
            ...['4', '1', '3'].map((mark, row) =>
              words(mark, [367, rows[row] ?? 0], { size: 28, centred: true }),
            ),
          ],
        },
        {
          say: 'Where they differ, the words are not clear yet. The class mends them.',
          marks: [
            tick(464, 144),
            tick(464, 244),
            loop(311, 192, 136, 21),
            words('from 4 m,', [452, 188], { size: 30, colour: 'marigold' }),
            words('by daylight', [452, 218], { size: 30, colour: 'marigold' }),
          ],
        },
        {
          say: 'Copy it into the notebooks before the work begins, not after.',
          marks: [
            { draw: `M520 98h78v54h-78zM528 98v54`, fill: 'leaf', line: 'chalk', width: 2.5 },
            { draw: 'M540 112h46M540 125h46M540 138h30', line: 'chalk', width: 2.5 },
          ],
        },
      ],
    },
  ],
}
