import type { Journal } from '../types'

export const journal: Journal = {
  title: 'Three Weeks with a Key',
  subtitle: 'A student journal about a class duty',
  about:
    'A student journal: eight pages for one term, two before the key, four around your own week, two after it. Each takes 15 minutes in class, and students keep it. Teachers: read it only where you are invited, and answer with one sentence, never with marks.',
  grades: '6 to 12',
  owned: 'The key I drew, and my week',
  pages: [
    {
      title: 'What I already look after',
      when: 'Before the chart is drawn, fifteen minutes',
      blocks: [
        {
          is: 'text',
          text: 'Everyone begins with something. Somewhere someone waits for what you do. It may be a pot, a shutter, a goat, a younger child’s bag, a plant, a cricket kit. You need not show this page to anyone.',
        },
        {
          is: 'table',
          head: ['What I look after', 'Since when', 'Who waits for it', 'When I am not there'],
          widths: [1.5, 0.8, 1.1, 1.5],
          rows: [
            [
              '_Filling the pots before seven_',
              '_Class 5_',
              '_Five people_',
              '_No tea, everyone is late_',
            ],
          ],
          blank: 5,
          height: 13,
        },
        {
          is: 'box',
          label: 'My day as one long line. A dot wherever someone waits for me.',
          height: 42,
        },
        {
          is: 'lines',
          label: 'Who showed me, and how? With words, with hands, not at all?',
          lines: 3,
        },
        { is: 'lines', label: 'I can do this, and nobody at school knows:', lines: 2 },
        {
          is: 'aside',
          label: 'Fold',
          text: 'the corner of this page. Read it on the evening before your week.',
        },
      ],
    },
    {
      title: 'Ten minutes with someone who runs something',
      when: 'Week 1, outside school; written the next morning',
      blocks: [
        {
          is: 'text',
          text: 'A bus conductor, a tea stall owner, a hospital nurse, an aunt in a wedding kitchen, an umpire. Tell someone at home where you will be. Keep out of the way. Watch; do not interview.',
        },
        {
          is: 'fields',
          rows: [
            [
              { label: 'What they run', width: 2 },
              { label: 'From … to …' },
              { label: 'For how many people' },
            ],
          ],
        },
        {
          is: 'table',
          head: ['Their words, exactly', 'Their hands, eyes, feet', 'What the people did then'],
          widths: [1.2, 1.2, 1],
          rows: [
            [
              '_“Two steps back, the door is closing.”_',
              '_Taps the pole twice, looks at the back_',
              '_Eight people move_',
            ],
          ],
          blank: 6,
          height: 15,
        },
        { is: 'lines', label: 'What they did not do, although I expected it:', lines: 4 },
        { is: 'lines', label: 'One thing that I will try with my class:', lines: 3 },
      ],
    },
    {
      title: 'Looking on',
      when: 'The week before my own, on Thursday',
      blocks: [
        {
          is: 'table',
          head: ['Line', 'What I was told', 'What I saw with my own eyes'],
          widths: [0.6, 1.6, 1.6],
          rows: [
            ['**Done**', '', ''],
            ['**When**', '', ''],
            ['**Where**', '', ''],
            ['**Trouble**', '', ''],
            ['**Stop**', '', ''],
          ],
          height: 21,
        },
        {
          is: 'lines',
          label: 'The holder does this so well that it looks easy:',
          lines: 2,
        },
        {
          is: 'lines',
          label: 'I tried it once beside the holder. My hands did not know how to …',
          lines: 2,
        },
        {
          is: 'lines',
          label: 'The question that I have not asked yet, and the day when I will:',
          lines: 2,
        },
        { is: 'lines', label: 'In my week I will leave out, or change:', lines: 2 },
      ],
    },
    {
      title: 'My Monday, minute by minute',
      when: 'My week, on the first day before going home',
      blocks: [
        {
          is: 'table',
          head: ['Minute', 'What happened', 'What I said or did', 'What it felt like'],
          widths: [0.6, 1.5, 1.5, 0.9],
          rows: [
            [
              '_8:10_',
              '_All talk. Row 6 does not see me._',
              '_Went to the middle, hand up. Eleven seconds._',
              '_Long_',
            ],
          ],
          blank: 6,
          height: 15,
        },
        {
          is: 'fields',
          rows: [[{ label: 'My key’s number today' }, { label: 'Seconds until it was quiet' }]],
        },
        { is: 'lines', label: 'My first sentence today, exactly:', lines: 2 },
        { is: 'lines', label: 'My first sentence tomorrow:', lines: 2 },
        { is: 'lines', label: 'Someone did what I asked. How did I ask?', lines: 3 },
        { is: 'lines', label: 'What I look after at home helped me today, because …', lines: 2 },
      ],
    },
    {
      title: 'The minute when nobody listened',
      when: 'My week, on the day it happens',
      blocks: [
        {
          is: 'text',
          text: 'Every holder has this page. It is not about bad people. It is about one minute.',
        },
        {
          is: 'box',
          label:
            'Seen from the ceiling fan: **X** is me, **O** a row. Arrows: who moved. Waves: noise.',
          height: 78,
          ground: 'dots',
        },
        {
          is: 'table',
          head: ['What I can change', 'This is how it was', 'Tomorrow I try', 'Helped?'],
          widths: [1.2, 1.4, 1.4, 0.7],
          rows: [
            ['where I stand', '', '', ''],
            ['how long I wait', '', '', ''],
            ['what I say first', '', '', ''],
            ['how big the job is', '', '', ''],
          ],
          height: 11,
        },
        { is: 'lines', label: 'How my sentence sounds from the last row:', lines: 2 },
        { is: 'lines', label: 'I asked the one who stands by. What happened:', lines: 2 },
        {
          is: 'aside',
          label: 'If someone was hurt or shamed,',
          text: 'it is not yours to solve. Tell your teacher today, in your own words. The children’s helpline is 1098, day and night.',
        },
      ],
    },
    {
      title: 'What I gave away',
      when: 'My week, on Friday',
      blocks: [
        {
          is: 'table',
          head: [
            'A piece of the job',
            'I gave it to',
            'What I said',
            'They did it in their own way:',
          ],
          widths: [1.1, 0.8, 1.3, 1.4],
          rows: [
            [
              '_Counting the mirrors back in_',
              '_Row 4_',
              '_“Fourteen, before the bell, please.”_',
              '_In pairs, face to face: faster_',
            ],
          ],
          blank: 3,
          height: 17,
        },
        { is: 'lines', label: 'What I am still holding on to, and why:', lines: 2 },
        { is: 'heading', text: 'Five lines for the holder after me: first try' },
        {
          is: 'table',
          head: ['Line', 'In the language of the next holder'],
          widths: [0.5, 3.4],
          rows: [
            ['**Done**', ''],
            ['**When**', ''],
            ['**Where**', ''],
            ['**Trouble**', ''],
            ['**Stop**', ''],
          ],
          height: 14,
        },
        {
          is: 'lines',
          label: 'They said it back to me. This was missing:',
          lines: 2,
        },
        { is: 'lines', label: 'To someone who waited for my key, I want to say:', lines: 2 },
      ],
    },
    {
      title: 'Standing by',
      when: 'The week after mine',
      blocks: [
        {
          is: 'table',
          head: ['Day', 'I saw …', 'I would have …', 'The holder …'],
          widths: [0.4, 1.3, 1.3, 1.3],
          rows: [
            ['Mon', '', '', ''],
            ['Tue', '', '', ''],
            ['Wed', '', '', ''],
            ['Thu', '', '', ''],
            ['Fri', '', '', ''],
          ],
          height: 19,
        },
        {
          is: 'lines',
          label: 'I was asked, and I answered with a place to look, not with my hands:',
          lines: 2,
        },
        { is: 'lines', label: 'This goes better than in my week, because the holder …', lines: 3 },
        {
          is: 'lines',
          label: 'I waited, and something went wrong. What did the class learn from it?',
          lines: 3,
        },
        { is: 'lines', label: 'What it is like when a thing runs without me:', lines: 3 },
      ],
    },
    {
      title: 'To the one who gets this key next year',
      when: 'Week 12, the last quarter of an hour',
      blocks: [
        {
          is: 'text',
          text: 'Your five lines tell how the job is done. This letter tells the rest. Write what you feared on the Sunday before, and what you wish you had known.',
        },
        { is: 'lines', label: 'Dear holder of the … key,', lines: 12 },
        {
          is: 'fields',
          rows: [[{ label: 'From someone of Class', width: 2 }, { label: 'Month and year' }]],
        },
        {
          is: 'table',
          head: ['I can now', 'Not yet', 'With help', 'Alone', 'Page that shows it'],
          widths: [2.6, 0.6, 0.7, 0.6, 1.1],
          rows: [
            ['wait, hand up, until the last row is quiet', '', '', '', ''],
            ['say in one sentence what comes next', '', '', '', ''],
            ['give a piece of my work away', '', '', '', ''],
            ['hand a job on in five lines', '', '', '', ''],
            ['stand by and not take it back', '', '', '', ''],
          ],
        },
        { is: 'fields', rows: [[{ label: 'One sentence from a reader I chose' }]] },
      ],
    },
  ],
}
