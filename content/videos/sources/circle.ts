import { around, box, pawn, ring, stick, tick, titleSheet, words } from './chalk'
import type { Mark, Point, VideoScript } from './video-script'

const dot = (at: Point): Mark => ({
  draw: ring(...at, 9),
  fill: 'haze',
  line: 'deep',
  width: 2,
  pace: 0.12,
})
const walls: Point[] = [
  ...[90, 135, 180, 225, 270, 315, 360].map((x): Point => [x, 102]),
  ...[128, 158, 188, 218].map((y): Point => [390, y]),
  ...[360, 315, 270, 225, 180, 135, 90].map((x): Point => [x, 248]),
  ...[218, 188, 158, 128].map((y): Point => [60, y]),
]
const benches = [105, 195, 285].flatMap((x) => [box(x, 134, 60, 22), box(x, 190, 60, 22)]).join('')
const seats = around(10, [486, 186], 92, 62)
const weeks = [0, 1, 2, 3].flatMap((row) =>
  [0, 1, 2, 3, 4].map((day) => box(52 + day * 46, 98 + row * 40, 46, 40)),
)

export const circle: VideoScript = {
  id: 'circle-opening',
  minutes: 3,
  scenes: [
    {
      beats: [
        {
          say: 'Three minutes are enough to open a circle where students talk and listen.',
          marks: [
            ...titleSheet(['Open a circle', 'in 3 minutes'], 'With forty students'),
            ...around(9, [486, 176], 58, 52).map((at, i) =>
              pawn(at, i === 0 ? 'marigold' : i % 2 ? 'leaf' : 'indigo', 19),
            ),
          ],
        },
      ],
    },
    {
      heading: 'Minute 1: the ring',
      minutes: [0, 1],
      beats: [
        {
          say: 'Minute one: the ring. Leave the benches. Students stand along the walls.',
          marks: [
            { draw: box(42, 84, 366, 182), line: 'chalk', width: 3 },
            { draw: benches, fill: 'indigo', line: 'haze', width: 2, pace: 0.8 },
            ...walls.map(dot),
          ],
        },
        {
          say: 'Everybody sees every face. You stand in the ring too, not at the board.',
          marks: [
            { draw: 'M70 130L350 104M72 216L380 160M136 240L314 110', line: 'haze', width: 1.5 },
            { draw: ring(390, 188, 13), fill: 'marigold', line: 'deep', width: 2 },
            {
              draw: 'M478 190q-34 -12 -66 -2m16 -14l-16 14l18 9',
              line: 'marigold',
              width: 3,
            },
            words('you', [486, 200], { size: 36, colour: 'marigold' }),
            words('every face', [434, 132], { size: 36 }),
          ],
        },
      ],
    },
    {
      heading: 'Minute 2: four rules',
      minutes: [1, 2],
      beats: [
        {
          say: 'Minute two: four rules. Write them on the board and read them out.',
          marks: [1, 2, 3, 4].flatMap((n): Mark[] => [
            { draw: ring(64, 60 + n * 46, 18), line: 'marigold', width: 3 },
            words(`${n}`, [64, 69 + n * 46], { size: 27, centred: true, colour: 'marigold' }),
          ]),
        },
        {
          say: 'One: only the student who holds the chalk speaks.',
          marks: [
            words('One speaks', [102, 118], { size: 36 }),
            {
              carry: stick,
              along: [
                [590, 106],
                [500, 106],
              ],
            },
          ],
        },
        {
          say: 'Two: you may pass, and nobody asks why.',
          marks: [
            words('You may pass', [102, 164], { size: 36 }),
            { draw: 'M490 162q28 -34 58 -4m2 -18l-2 18l-18 0', line: 'haze', width: 4 },
          ],
        },
        {
          say: 'Three: speak for yourself. Say “I felt”, not “everybody knows”.',
          marks: [
            words('Speak for yourself', [102, 210], { size: 36 }),
            words('“I felt …”', [528, 208], { size: 30, centred: true, colour: 'leaf-tint' }),
          ],
        },
        {
          say: 'Four: what is said here stays here, unless someone is not safe.',
          marks: [
            words('It stays here, unless unsafe', [102, 256], { size: 36 }),
            { draw: 'M548 240v-8q0 -11 11 -11q11 0 11 11v8', line: 'haze', width: 4 },
            { draw: box(541, 240, 36, 24), fill: 'marigold', line: 'deep', width: 2 },
          ],
        },
      ],
    },
    {
      heading: 'Minute 3: one question',
      minutes: [2, 3],
      beats: [
        {
          say: 'Minute three: one easy question. What small thing went well this week?',
          marks: [
            ...seats.map((at, i) =>
              pawn(at, i === 0 ? 'marigold' : i % 2 ? 'leaf-tint' : 'haze', 20),
            ),
            {
              draw: 'M54 84h300q14 0 14 14v92q0 14 -14 14h-8l34 24l-74 -24h-252q-14 0 -14 -14v-92q0 -14 14 -14z',
              line: 'chalk',
              width: 3,
            },
            words('What small thing', [58, 132], { size: 33 }),
            words('went well this week?', [58, 176], { size: 33 }),
          ],
        },
        {
          say: 'Answer it yourself first, in ten seconds. Then hand the chalk on.',
          marks: [
            { carry: stick, along: seats.slice(0, 6).map(([x, y]): Point => [x + 19, y - 4]) },
          ],
        },
        {
          say: 'Forty students? Everybody tells a neighbour, then five tell us all.',
          marks: [
            words('First in pairs,', [40, 238], { size: 28, colour: 'marigold' }),
            words('then five voices', [40, 268], { size: 28, colour: 'marigold' }),
          ],
        },
      ],
    },
    {
      heading: 'Stop on time',
      beats: [
        {
          say: 'Stop on time and say thank you. The circle is open; the lesson may begin.',
          marks: [
            { draw: weeks.join(''), line: 'haze', width: 2, pace: 1.6 },
            words('Thank you.', [318, 130], { size: 44, colour: 'marigold' }),
          ],
        },
        {
          say: 'Hold it once a fortnight. From the fifth circle on, a student opens it.',
          marks: [
            ...[0, 2].map((row) => tick(166, 118 + row * 40)),
            words('Once', [318, 186], { size: 36 }),
            words('a fortnight', [318, 226], { size: 36 }),
            pawn([556, 186], 'marigold', 34),
            words('Circle 5', [556, 256], { size: 28, centred: true, colour: 'marigold' }),
          ],
        },
      ],
    },
  ],
}
